-- Hosted only: pg_cron calls the drain-outbox function through pg_net while emails are due. Elsewhere these
-- extensions are missing, and the local backend uses a timer. The URL and the key come from the vault; until both are
-- set, the job does nothing and emails wait:
--   select vault.create_secret('https://<project>.supabase.co/functions/v1/drain-outbox', 'drain_outbox_url');
--   select vault.create_secret('<secret key>', 'drain_outbox_key');

-- Calls the function only when emails are due, and probes the provider first, since a probe makes an email due.
create function app_private.call_drain_outbox()
returns void
language plpgsql
set search_path = ''
as $$
declare
  url text;
  key text;
begin
  perform public.run_retention();
  perform app_private.probe_provider();
  if not exists (
    select from app_private.mail_outbox
    where (status = 'pending' and next_attempt_at <= now()) or (status = 'sending' and leased_until < now())
  ) then
    return;
  end if;
  select decrypted_secret into url from vault.decrypted_secrets where name = 'drain_outbox_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'drain_outbox_key';
  if url is not null and key is not null then
    perform net.http_post(
      url => url, body => '{}'::jsonb, headers => jsonb_build_object('apikey', key, 'content-type', 'application/json'));
  end if;
end;
$$;

revoke execute on all functions in schema app_private from public;

do $$
begin
  -- pg_cron can be available without being loaded; then it can't be created.
  if current_setting('shared_preload_libraries', true) like '%pg_cron%'
    and exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
  then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('drain-outbox', '10 seconds', 'select app_private.call_drain_outbox()');
  end if;
end;
$$;
