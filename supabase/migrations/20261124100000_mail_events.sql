-- What the provider reports after it accepted an email: that it was delivered, bounced, or reported as spam. The function
-- `mail-events` verifies the reports. A hard bounce or a complaint suppresses the email address; too many soft bounces in a
-- row pause its newsletters.

-- Reports that were handled, by the provider's id: it repeats one until it gets a response.
create table app_private.mail_events (
  id text primary key check (char_length(id) between 1 and 200),
  created_at timestamptz not null default now()
);

create index mail_events_created_at on app_private.mail_events (created_at);

-- Soft bounces in a row, by the hash of the email address.
create table app_private.soft_bounces (
  email_hash text primary key,
  bounces int not null check (bounces > 0),
  last_at timestamptz not null
);

alter table app_private.newsletter_recipients
  add column bounced_at timestamptz,
  add column complained_at timestamptz;

-- As `accepted_failures`, for complaints.
alter table app_private.newsletter_sends add column accepted_complaints int not null default 0;

revoke all on app_private.mail_events, app_private.soft_bounces from public;

alter table app_private.mail_events enable row level security;
alter table app_private.soft_bounces enable row level security;

insert into app_private.settings (name, value) values
  ('bounces.soft_limit', '3'),
  ('bounces.pause', '30 days'),
  -- A send pauses itself above this share of complaints, if there are at least two.
  ('newsletter_mail.max_complained_percent', '0.1'),
  ('keep.mail_events', '90 days'),
  ('keep.soft_bounces', '90 days');

-- Whether an email address gets no newsletters for now.
create function app_private.is_paused(hash text)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from app_private.soft_bounces as known
    where known.email_hash = is_paused.hash
      and known.bounces >= app_private.setting('bounces.soft_limit')::int
      and known.last_at > now() - app_private.setting('bounces.pause')::interval);
$$;

create function app_private.forget_soft_bounces()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.soft_bounces where email_hash = new.email_hash;
  return null;
end;
$$;

create trigger forget_soft_bounces after insert or update of source on public.unsubscribes
  for each row when (new.source = 'erased') execute function app_private.forget_soft_bounces();

-- Records a report about an email: 'delivered', 'soft-bounce', 'bounce', 'complaint' or 'failure' (the provider accepted the
-- email, but didn't send it). `mail_key` is the email's idempotency key. Returns "recorded", or "duplicate" if it was.
create function public.record_mail_event(
  event_id text, event text, mail_key uuid, recipient text, happened_at timestamptz)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := btrim(record_mail_event.recipient, E' \t\r\n');
  hash text := app_private.person_hash(record_mail_event.recipient);
  soft_limit int := app_private.setting('bounces.soft_limit')::int;
  pause interval := app_private.setting('bounces.pause')::interval;
begin
  if record_mail_event.event = 'delivered' then
    -- Repeating this changes nothing, and there is one for nearly every email: it isn't recorded.
    delete from app_private.soft_bounces as known
    where known.email_hash = hash and known.last_at < record_mail_event.happened_at;
    return 'recorded';
  end if;
  insert into app_private.mail_events (id) values (record_mail_event.event_id) on conflict do nothing;
  if not found then
    return 'duplicate';
  end if;
  update app_private.newsletter_recipients as known
  set state = case record_mail_event.event when 'failure' then 'failed' else known.state end,
      bounced_at = case when record_mail_event.event in ('bounce', 'soft-bounce')
        then coalesce(known.bounced_at, record_mail_event.happened_at) else known.bounced_at end,
      complained_at = case when record_mail_event.event = 'complaint'
        then coalesce(known.complained_at, record_mail_event.happened_at) else known.complained_at end
  where known.mail_key = record_mail_event.mail_key;
  if record_mail_event.event = 'soft-bounce' then
    insert into app_private.soft_bounces as known (email_hash, bounces, last_at)
    values (hash, 1, record_mail_event.happened_at)
    on conflict (email_hash) do update set
      -- After a pause, counting starts over.
      bounces = case when known.bounces >= soft_limit and known.last_at <= now() - pause then 1 else known.bounces + 1 end,
      last_at = greatest(known.last_at, excluded.last_at);
  elsif record_mail_event.event in ('bounce', 'complaint') then
    insert into public.unsubscribes (email, email_hash, source) values (address, hash, record_mail_event.event)
    on conflict (email_hash) where cleared_at is null do nothing;
    if found and record_mail_event.event = 'complaint' then
      perform app_private.record_consent(address, 'unsubscribed', null, 'complaint');
    end if;
    -- Whoever signs up again and confirms proves that the address works.
    update public.newsletter_subscribers as subscriber set unsubscribed_at = now()
    where lower(subscriber.email) = lower(address) and subscriber.unsubscribed_at is null;
  end if;
  return 'recorded';
end;
$$;

-- As before, without addresses that are paused.
create or replace function app_private.newsletter_audience()
returns table (id uuid, email text, locale text, hash text)
language sql stable
set search_path = ''
as $$
  with confirmed as materialized (
    select subscriber.id, subscriber.email, coalesce(subscriber.locale, 'en-UK') as locale,
      app_private.person_hash(subscriber.email) as hash
    from public.newsletter_subscribers as subscriber
    where subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null)
  select confirmed.* from confirmed
  where not exists (
      select from public.unsubscribes
      where unsubscribes.email_hash = confirmed.hash and unsubscribes.cleared_at is null)
    and confirmed.hash not in (
      select known.email_hash from app_private.soft_bounces as known where app_private.is_paused(known.email_hash));
$$;

-- As before, with the emails to the team, and without newsletters to an address that is paused.
create or replace function app_private.may_mail(kind text, recipient text, queued_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when may_mail.kind in (
      'lead-notification', 'lead-webhook', 'newsletter-paused', 'newsletter-reminder', 'newsletter-not-sent') then true
    when may_mail.kind = 'unsubscribe-notice' then app_private.is_suppressed(may_mail.recipient)
    when may_mail.kind = 'newsletter-confirmation' then exists (
      select from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = lower(may_mail.recipient)
        and subscriber.confirmed_at is null and subscriber.unsubscribed_at is null)
    when may_mail.kind like 'newsletter-%' then not app_private.is_suppressed(may_mail.recipient)
      and not (may_mail.kind = 'newsletter-issue' and app_private.is_paused(app_private.person_hash(may_mail.recipient)))
      and exists (
        select from public.newsletter_subscribers as subscriber
        where lower(subscriber.email) = lower(may_mail.recipient)
          and subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null)
    else not app_private.is_suppressed(may_mail.recipient)
  end;
$$;

-- How far a send has got. `rejected` were refused by the provider or bounced.
create function app_private.newsletter_counts(send uuid)
returns table (
  queued bigint, sent bigint, failed bigint, skipped bigint, bounced bigint, complained bigint, rejected bigint)
language sql stable
set search_path = ''
as $$
  select count(*) filter (where recipient.state = 'queued'),
    count(*) filter (where recipient.state = 'sent'),
    count(*) filter (where recipient.state = 'failed'),
    count(*) filter (where recipient.state = 'skipped'),
    count(recipient.bounced_at),
    count(recipient.complained_at),
    count(*) filter (where recipient.state = 'failed' or recipient.bounced_at is not null)
  from app_private.newsletter_recipients as recipient where recipient.send = newsletter_counts.send;
$$;

-- As before. A send also pauses when too many of its emails are reported as spam, and the team is told.
create or replace function public.advance_newsletters()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due uuid;
begin
  for due in
    select id from app_private.newsletter_sends where state = 'scheduled' and send_at <= now()
    order by send_at for update skip locked
  loop
    perform app_private.start_newsletter_send(due);
  end loop;
  with result as (
    select running.id, counted.*, counted.sent + counted.failed as tried,
      counted.rejected - running.accepted_failures as new_rejected,
      counted.complained - running.accepted_complaints as new_complained
    from app_private.newsletter_sends as running
    cross join lateral app_private.newsletter_counts(running.id) as counted
    where running.state = 'sending'),
  judged as (
    select result.*, case
      when new_complained >= 2
        and new_complained * 100 > tried * app_private.setting('newsletter_mail.max_complained_percent')::numeric
        then 'complained'
      when new_rejected >= 5
        and new_rejected * 100 > tried * app_private.setting('newsletter_mail.max_rejected_percent')::numeric
        then 'rejected' end as reason
    from result),
  paused as (
    update app_private.newsletter_sends as send set state = 'paused', pause_reason = judged.reason
    from judged
    where send.id = judged.id and send.state = 'sending' and judged.reason is not null
    returning send.title, judged.*)
  insert into app_private.mail_outbox (kind, payload)
  select 'newsletter-paused', jsonb_build_object('title', title, 'reason', reason, 'sent', sent, 'waiting', queued,
    'rejected', rejected, 'complained', complained)
  from paused;
  -- An email that was being sent when its send was cancelled, and failed.
  update app_private.mail_outbox as mail set status = 'cancelled', payload = '{}'::jsonb, uncertain_since = null
  from app_private.newsletter_sends as send
  where send.id = mail.newsletter_send and send.state = 'cancelled' and mail.status = 'pending';
  update app_private.newsletter_sends as send set state = 'done', finished_at = now()
  where send.state = 'sending' and not exists (
    select from app_private.newsletter_recipients as recipient
    where recipient.send = send.id and recipient.state = 'queued');
  delete from app_private.newsletter_sends
  where state in ('done', 'cancelled') and created_at < app_private.kept_since('newsletter_sends');
  delete from app_private.mail_events where created_at < app_private.kept_since('mail_events');
  delete from app_private.soft_bounces where last_at < app_private.kept_since('soft_bounces');
end;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function public.record_mail_event(text, text, uuid, text, timestamptz) to service_role;
