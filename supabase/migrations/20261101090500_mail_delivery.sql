-- Sending the outbox: a worker claims emails, checks before each attempt, and records its result.

-- The wait after the nth failed attempt: 30 s, doubled each time up to 6 hours, with a jitter of 20 percent.
create function app_private.mail_backoff(attempts int)
returns interval
language sql volatile
set search_path = ''
as $$
  select least(interval '6 hours', interval '30 seconds' * power(2, least(greatest(mail_backoff.attempts, 1), 12) - 1))
    * (0.8 + 0.4 * random());
$$;

-- Ends an outage early. When no email is due and none was tried for `mail.probe_every`, it makes one waiting email
-- due; when that is sent, `mail_sent` releases the others. Probes don't count as attempts, however long the outage.
-- Emails take turns, so that one that always fails doesn't hide the recovery. One worker probes at a time.
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
  update app_private.mail_outbox set next_attempt_at = now(), probes = probes + 1
  where id = (
    select waiting.id from app_private.mail_outbox as waiting
    where waiting.status = 'pending' and waiting.attempts > 0 and waiting.refusals = 0
    order by waiting.attempted_at nulls first, waiting.id
    limit 1
    for update skip locked);
end;
$$;

-- Leases up to `batch` due emails to a worker. If the worker dies, its emails are due again when the lease expires.
-- Rows locked by another claim are skipped, so workers never wait for each other and never share an email.
create function public.claim_mail(worker uuid, batch int default 5, lease_seconds int default 60)
returns table (id bigint, kind text, payload jsonb, idempotency_key uuid, created_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  -- An email in the ledger was sent, whatever the outbox says after a restored backup or a mistaken release.
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

-- The last check before sending. 'go': the lease holds and the recipient may be emailed; from now on the result is
-- uncertain until it is recorded. 'cancelled': the recipient must not be emailed, and the payload is emptied. 'lost':
-- another worker has the email, or the person was erased.
create function public.begin_mail_attempt(worker uuid, mail_id bigint, recipient text)
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

-- Marks a leased email as sent and records it in the ledger; false if another worker has the lease.
create function public.mail_sent(worker uuid, mail_id bigint, provider_id text)
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
  -- This email had failed before, so the provider is back. An email that was tried a moment ago keeps waiting: the
  -- fault may be its own.
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

-- Returns a leased email after a failure. Returns its new state, 'pending' or 'dead', or null if the lease was lost.
-- `refused`: the provider rejected the email itself, so only a few more attempts follow. `uncertain`: the provider
-- may have accepted it all the same. `retry_after_seconds`: the provider's Retry-After, instead of the back-off.
create function public.mail_failed(
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

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.claim_mail(uuid, int, int),
  public.begin_mail_attempt(uuid, bigint, text),
  public.mail_sent(uuid, bigint, text),
  public.mail_failed(uuid, bigint, text, boolean, int, boolean)
to service_role;
