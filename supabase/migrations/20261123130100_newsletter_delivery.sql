-- The outbox with newsletters: every other email goes first, newsletters at a limited rate, and neither a paused nor a
-- cancelled send sends anything.

-- How many newsletter emails may be claimed now, at most `most`. One worker at a time; the others get 0.
create function app_private.newsletter_allowance(most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  per_second double precision := app_private.setting('newsletter_mail.per_second')::double precision;
  burst double precision := app_private.setting('newsletter_mail.burst')::double precision;
  available double precision;
begin
  select least(burst, tokens + per_second * extract(epoch from clock_timestamp() - filled_at)) into available
  from app_private.newsletter_pace for update skip locked;
  if not found then
    return 0;
  end if;
  update app_private.newsletter_pace set tokens = greatest(available, 0), filled_at = clock_timestamp();
  return floor(least(greatest(available, 0), newsletter_allowance.most))::int;
end;
$$;

-- Whether newsletters wait only for their rate.
create function public.newsletter_mail_is_due()
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from app_private.newsletter_sends as send
    join app_private.mail_outbox as mail on mail.newsletter_send = send.id
    where send.state = 'sending'
      and ((mail.status = 'pending' and mail.next_attempt_at <= now())
        or (mail.status = 'sending' and mail.leased_until < now())));
$$;

-- Whether any email can be claimed now, apart from the rate of newsletters.
create function app_private.mail_is_due()
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from app_private.mail_outbox
    where newsletter_send is null
      and ((status = 'pending' and next_attempt_at <= now()) or (status = 'sending' and leased_until < now())))
    or public.newsletter_mail_is_due();
$$;

-- As before, without the emails of sends that are paused.
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
    or app_private.mail_is_due()
  then
    return;
  end if;
  update app_private.mail_outbox set next_attempt_at = now(), probes = probes + 1
  where id = (
    select waiting.id from app_private.mail_outbox as waiting
    where waiting.status = 'pending' and waiting.attempts > 0 and waiting.refusals = 0
      and (waiting.newsletter_send is null or waiting.newsletter_send in (
        select id from app_private.newsletter_sends where state = 'sending'))
    order by waiting.attempted_at nulls first, waiting.id
    limit 1
    for update skip locked);
end;
$$;

-- As before, and emails of newsletters fill the room that the others leave, as far as their rate allows.
create or replace function public.claim_mail(worker uuid, batch int default 5, lease_seconds int default 60)
returns table (id bigint, kind text, payload jsonb, idempotency_key uuid, created_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  chosen bigint[];
  newsletters bigint[] := '{}';
  room int;
begin
  -- An email in the ledger was sent, whatever the outbox says after a restored backup or a mistaken release.
  update app_private.mail_outbox as mail
  set status = 'sent', sent_at = ledger.sent_at, provider_id = ledger.provider_id, payload = '{}'::jsonb,
      leased_by = null, leased_until = null
  from app_private.mail_ledger as ledger
  where ledger.idempotency_key = mail.idempotency_key and mail.newsletter_send is null
    and (mail.status = 'pending' or (mail.status = 'sending' and mail.leased_until < now()));
  update app_private.mail_outbox as mail
  set status = 'dead', last_error = 'whether it was sent is not known', leased_by = null, leased_until = null
  where mail.uncertain_since < now() - app_private.setting('mail.uncertain_for')::interval
    and (mail.status = 'pending' or (mail.status = 'sending' and mail.leased_until < now()));
  perform app_private.probe_provider();
  chosen := array(
    select due.id
    from app_private.mail_outbox as due
    where due.newsletter_send is null
      and ((due.status = 'pending' and due.next_attempt_at <= now())
        or (due.status = 'sending' and due.leased_until < now()))
    order by due.next_attempt_at, due.id
    limit claim_mail.batch
    for update skip locked);
  room := claim_mail.batch - cardinality(chosen);
  if room > 0 and public.newsletter_mail_is_due() then
    room := app_private.newsletter_allowance(room);
    newsletters := array(
      select due.id
      from app_private.mail_outbox as due
      where due.newsletter_send in (select send.id from app_private.newsletter_sends as send where send.state = 'sending')
        and ((due.status = 'pending' and due.next_attempt_at <= now())
          or (due.status = 'sending' and due.leased_until < now()))
      order by due.next_attempt_at, due.id
      limit room
      for update skip locked);
    update app_private.newsletter_pace set tokens = tokens - cardinality(newsletters);
    -- The ledger as above, only for these: a newsletter has too many emails to compare all at every claim.
    update app_private.mail_outbox as mail
    set status = 'sent', sent_at = ledger.sent_at, provider_id = ledger.provider_id, payload = '{}'::jsonb,
        leased_by = null, leased_until = null
    from app_private.mail_ledger as ledger
    where ledger.idempotency_key = mail.idempotency_key and mail.id = any (newsletters);
  end if;
  return query
    update app_private.mail_outbox as mail
    set status = 'sending',
        attempts = mail.attempts + 1,
        uncertain_before = mail.uncertain_since,
        leased_by = claim_mail.worker,
        leased_until = now() + make_interval(secs => claim_mail.lease_seconds)
    where mail.id = any (chosen || newsletters) and mail.status in ('pending', 'sending')
    returning mail.id, mail.kind, mail.payload, mail.idempotency_key, mail.created_at;
end;
$$;

-- As before, and the send of a newsletter decides too: a paused one takes the email back.
create or replace function public.begin_mail_attempt(worker uuid, mail_id bigint, recipient text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail app_private.mail_outbox;
  send_state text := 'sending';
begin
  select * into mail from app_private.mail_outbox as leased
  where leased.id = begin_mail_attempt.mail_id and leased.status = 'sending'
    and leased.leased_by = begin_mail_attempt.worker
  for update;
  if not found then
    return 'lost';
  end if;
  if mail.newsletter_send is not null then
    select coalesce(max(send.state), 'cancelled') into send_state
    from app_private.newsletter_sends as send where send.id = mail.newsletter_send;
  end if;
  if send_state = 'paused' then
    update app_private.mail_outbox
    set status = 'pending', attempts = attempts - 1, leased_by = null, leased_until = null
    where id = mail.id;
    return 'lost';
  end if;
  if send_state <> 'sending'
    or not app_private.may_mail(mail.kind, begin_mail_attempt.recipient, mail.created_at)
  then
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

-- As before, and also while a send is due to start or runs.
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
  perform public.advance_newsletters();
  perform app_private.probe_provider();
  if not app_private.mail_is_due() then
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
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function public.newsletter_mail_is_due() to service_role;
