-- Looking whether the provider is back is not the mail's own try: however long an outage lasts, it brings no mail nearer to its
-- end. Those that wait take turns, so that one which fails by itself does not hide that the others would go through. And a try that
-- certainly failed says nothing of the one before it: a mail that the provider may have taken stays uncertain until it is sent.

alter table app_private.mail_outbox
  add column probes int not null default 0,
  -- What was uncertain when its lease began.
  add column uncertain_before timestamptz;

create or replace function app_private.probe_provider()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tidewright.probe_provider', 0))
    or exists (
      select from app_private.mail_outbox
      where attempted_at > now() - app_private.setting('mail.probe_every')::interval)
    or exists (
      select from app_private.mail_outbox
      where (status = 'pending' and next_attempt_at <= now()) or (status = 'sending' and leased_until < now()))
  then
    return;
  end if;
  update app_private.mail_outbox set next_attempt_at = now(), probes = probes + 1
  where id = (
    select waiting.id from app_private.mail_outbox as waiting
    where waiting.status = 'pending' and waiting.attempts > 0 and waiting.refusals = 0
    order by waiting.attempted_at nulls first, waiting.id
    limit 1
    for update skip locked);
end;
$$;

create or replace function public.claim_mail(worker uuid, batch int default 5, lease_seconds int default 60)
returns table (id bigint, kind text, payload jsonb, idempotency_key uuid, created_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- What the ledger knows is sent, whatever the outbox says: a restored backup, a mail released by mistake.
  update app_private.mail_outbox as mail
  set status = 'sent', sent_at = ledger.sent_at, provider_id = ledger.provider_id, payload = '{}'::jsonb,
      leased_by = null, leased_until = null
  from app_private.mail_ledger as ledger
  where ledger.idempotency_key = mail.idempotency_key
    and (mail.status = 'pending' or (mail.status = 'sending' and mail.leased_until < now()));
  update app_private.mail_outbox as mail
  set status = 'dead', last_error = 'whether it was sent is not known', leased_by = null, leased_until = null
  where mail.uncertain_since < now() - app_private.setting('mail.uncertain_for')::interval
    and (mail.status = 'pending' or (mail.status = 'sending' and mail.leased_until < now()));
  perform app_private.probe_provider();
  return query
    update app_private.mail_outbox as mail
    set status = 'sending',
        attempts = mail.attempts + 1,
        uncertain_before = mail.uncertain_since,
        leased_by = claim_mail.worker,
        leased_until = now() + make_interval(secs => claim_mail.lease_seconds)
    where mail.id in (
      select due.id
      from app_private.mail_outbox as due
      where (due.status = 'pending' and due.next_attempt_at <= now())
         or (due.status = 'sending' and due.leased_until < now())
      order by due.next_attempt_at, due.id
      limit claim_mail.batch
      for update skip locked)
    returning mail.id, mail.kind, mail.payload, mail.idempotency_key, mail.created_at;
end;
$$;

create or replace function public.mail_failed(
  worker uuid, mail_id bigint, error text, refused boolean default false, retry_after_seconds int default null,
  uncertain boolean default false)
returns text
language sql
security definer
set search_path = ''
as $$
  update app_private.mail_outbox as mail
  set status = case
        when mail_failed.refused and mail.refusals + 1 >= app_private.setting('mail.max_refusals')::int then 'dead'
        when mail.attempts - mail.probes >= app_private.setting('mail.max_attempts')::int then 'dead'
        else 'pending' end,
      refusals = mail.refusals + mail_failed.refused::int,
      uncertain_since = case when mail_failed.uncertain then mail.uncertain_since else mail.uncertain_before end,
      next_attempt_at = now() + coalesce(
        make_interval(secs => mail_failed.retry_after_seconds), app_private.mail_backoff(mail.attempts - mail.probes)),
      last_error = left(mail_failed.error, 200),
      leased_by = null,
      leased_until = null
  where mail.id = mail_failed.mail_id and mail.status = 'sending' and mail.leased_by = mail_failed.worker
  returning mail.status;
$$;

create or replace function public.release_mail(mail_id bigint default null)
returns bigint
language sql
security definer
set search_path = ''
as $$
  with released as (
    update app_private.mail_outbox as mail
    set status = 'pending', attempts = 0, probes = 0, refusals = 0, next_attempt_at = now(),
        uncertain_since = null, uncertain_before = null
    where mail.status in ('pending', 'dead') and (release_mail.mail_id is null or mail.id = release_mail.mail_id)
    returning 1)
  select count(*) from released;
$$;

-- The schedule looks before it calls: what is only to be looked after has to be due by then.
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
