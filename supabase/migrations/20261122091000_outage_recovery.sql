-- When the provider is back after an outage, what waits must not wait for the end of its own back-off. While everything
-- waits, one mail every half minute is tried; the first that goes through after a failure releases the rest.

alter table app_private.mail_outbox add column attempted_at timestamptz;
create index mail_outbox_attempted_at on app_private.mail_outbox (attempted_at);

insert into app_private.settings (name, value) values ('mail.probe_every', '30 seconds');

-- Makes the oldest waiting mail due when nothing is, and nothing was tried for that long. One worker at a time asks.
create function app_private.probe_provider()
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
  update app_private.mail_outbox set next_attempt_at = now()
  where id = (
    select waiting.id from app_private.mail_outbox as waiting
    where waiting.status = 'pending' and waiting.attempts > 0 and waiting.refusals = 0
    order by waiting.created_at, waiting.id
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

create or replace function public.begin_mail_attempt(worker uuid, mail_id bigint, recipient text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail app_private.mail_outbox;
begin
  select * into mail from app_private.mail_outbox as leased
  where leased.id = begin_mail_attempt.mail_id and leased.status = 'sending'
    and leased.leased_by = begin_mail_attempt.worker
  for update;
  if not found then
    return 'lost';
  end if;
  if not app_private.may_mail(mail.kind, begin_mail_attempt.recipient, mail.created_at) then
    update app_private.mail_outbox
    set status = 'cancelled', payload = '{}'::jsonb, leased_by = null, leased_until = null, uncertain_since = null
    where id = mail.id;
    return 'cancelled';
  end if;
  update app_private.mail_outbox set uncertain_since = coalesce(uncertain_since, now()), attempted_at = now()
  where id = mail.id;
  return 'go';
end;
$$;

create or replace function public.mail_sent(worker uuid, mail_id bigint, provider_id text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  sent app_private.mail_outbox;
begin
  update app_private.mail_outbox as mail
  set status = 'sent', sent_at = now(), provider_id = mail_sent.provider_id, payload = '{}'::jsonb,
      leased_by = null, leased_until = null, last_error = null, uncertain_since = null
  where mail.id = mail_sent.mail_id and mail.status = 'sending' and mail.leased_by = mail_sent.worker
  returning * into sent;
  if sent.id is null then
    return false;
  end if;
  insert into app_private.mail_ledger (idempotency_key, kind, provider_id)
  values (sent.idempotency_key, sent.kind, sent.provider_id)
  on conflict do nothing;
  -- A mail that had failed before went through. One that was tried a moment ago waits on: it may fail by itself.
  if sent.attempts > 1 then
    update app_private.mail_outbox as waiting set next_attempt_at = now()
    where waiting.id in (
      select held.id from app_private.mail_outbox as held
      where held.status = 'pending' and held.attempts > 0 and held.refusals = 0 and held.next_attempt_at > now()
        and (held.attempted_at is null or held.attempted_at < now() - app_private.setting('mail.probe_every')::interval)
      for update skip locked);
  end if;
  return true;
end;
$$;

revoke execute on all functions in schema app_private from public;
