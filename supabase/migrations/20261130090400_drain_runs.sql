-- Hosted only: how the runs of the schedule end (`*_drain_schedule.sql`).

-- As before, but it waits for a whole run. The default of five seconds would record longer ones as failed.
create or replace function app_private.call_drain_outbox()
returns void
language plpgsql
set search_path = ''
as $$
declare
  url text;
  key text;
begin
  perform public.run_retention();
  perform public.queue_lead_digest();
  perform public.advance_newsletters();
  perform app_private.probe_provider();
  if not (app_private.mail_is_due() or app_private.newsletter_check_is_due()) then
    return;
  end if;
  select decrypted_secret into url from vault.decrypted_secrets where name = 'drain_outbox_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'drain_outbox_key';
  if url is not null and key is not null then
    perform net.http_post(
      url => url, body => '{}'::jsonb, headers => jsonb_build_object('apikey', key, 'content-type', 'application/json'),
      timeout_milliseconds => 60000);
  end if;
end;
$$;

do $$
begin
  -- Without this, the history of runs grows by 8,640 rows a day.
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-runs', '17 3 * * *',
      $sql$delete from cron.job_run_details where end_time < now() - interval '7 days'$sql$);
  end if;
end;
$$;
