-- Hosted projects load safeupdate for API calls. It rejects every UPDATE and DELETE without a WHERE clause, also inside
-- functions. As before, but changes of tables with a single row have one.

create or replace function app_private.newsletter_allowance(most int)
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
  update app_private.newsletter_pace set tokens = greatest(available, 0), filled_at = clock_timestamp() where id;
  return floor(least(greatest(available, 0), newsletter_allowance.most))::int;
end;
$$;

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
    update app_private.newsletter_pace as pace set tokens = tokens - cardinality(newsletters) where pace.id;
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

create or replace function public.start_downloads_sync()
returns bigint
language sql
security definer
set search_path = ''
as $$
  update app_private.downloads_sync set started = started + 1 where is_only returning started;
$$;

create or replace function public.queue_lead_digest(at timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  local_time timestamp := queue_lead_digest.at at time zone 'Europe/Brussels';
  last_time timestamptz;
begin
  if extract(isodow from local_time) > 5 or local_time::time < '08:00' then
    return;
  end if;
  -- Most calls end here, without a lock.
  perform from app_private.lead_digest where is_on and last_day < local_time::date;
  if not found then
    return;
  end if;
  select since into last_time from app_private.lead_digest where is_on and last_day < local_time::date for update;
  if not found then
    return;
  end if;
  update app_private.lead_digest set last_day = local_time::date, since = queue_lead_digest.at where is_only;
  insert into app_private.mail_outbox (kind, payload)
  select 'lead-digest', jsonb_build_object(
    'added', count(*) filter (where created_at > last_time),
    'waiting', count(*) filter (where status = 'new'),
    'waitingDays', extract(day from queue_lead_digest.at - min(created_at) filter (where status = 'new')))
  from public.leads where not suspected and status <> 'spam'
  having count(*) filter (where created_at > last_time or status = 'new') > 0;
end;
$$;

create or replace function public.hold_restored_mail()
returns bigint
language sql
security definer
set search_path = ''
as $$
  update app_private.newsletter_schedule set next_at = null, remind_at = null where name = 'weekly';
  update app_private.newsletter_sends set state = 'cancelled', finished_at = now() where state in ('ready', 'scheduled');
  update app_private.newsletter_sends set state = 'paused', pause_reason = 'restored' where state = 'sending';
  with held as (
    update app_private.mail_outbox
    set status = 'dead', last_error = 'restored from a backup: whether it was sent is not known',
        leased_by = null, leased_until = null
    where status in ('pending', 'sending')
    returning 1)
  select count(*) from held;
$$;
