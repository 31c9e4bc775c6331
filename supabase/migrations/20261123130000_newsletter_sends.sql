-- Sends of newsletter issues. A send holds a frozen copy of the issue's emails and one row per recipient; the emails
-- themselves wait in the outbox, with its idempotency keys and ledger. Only functions for the service role use this.

create table app_private.newsletter_sends (
  id uuid primary key default gen_random_uuid(),
  -- The id of the issue's English document.
  issue text not null check (char_length(issue) between 1 and 200),
  title text not null check (char_length(title) <= 200),
  state text not null default 'scheduled' check (state in ('scheduled', 'sending', 'paused', 'done', 'cancelled')),
  send_at timestamptz not null,
  -- Subscribers without a translation get the English email; if false, they get none.
  falls_back boolean not null,
  editor text not null,
  -- Why it paused by itself; empty if an editor paused it.
  pause_reason text not null default '',
  -- Rejected emails that an editor has seen and resumed after.
  accepted_failures int not null default 0,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);

-- An issue is sent once. After a cancelled send, another one reaches those whom the first didn't.
create unique index newsletter_sends_issue on app_private.newsletter_sends (issue) where state <> 'cancelled';

-- The emails of a send as they were when an editor confirmed it.
create table app_private.newsletter_snapshots (
  send uuid not null references app_private.newsletter_sends on delete cascade,
  locale text not null,
  subject text not null check (subject <> ''),
  html text not null,
  text text not null,
  primary key (send, locale)
);

-- Each recipient once per send. It outlives the subscriber's own row, so it holds no email address.
create table app_private.newsletter_recipients (
  send uuid not null references app_private.newsletter_sends on delete cascade,
  subscriber uuid not null,
  -- The language of the email.
  locale text not null,
  -- The idempotency key of the email in the outbox.
  mail_key uuid not null default gen_random_uuid() unique,
  -- `failed`: the provider rejected it. `skipped`: unsubscribed or erased meanwhile, or the send was cancelled.
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
  primary key (send, subscriber)
);

create index newsletter_recipients_queued on app_private.newsletter_recipients (send) where state = 'queued';
create index newsletter_recipients_subscriber on app_private.newsletter_recipients (subscriber);

-- How many newsletter emails may be sent now: a bucket that fills by `newsletter_mail.per_second`.
create table app_private.newsletter_pace (
  id boolean primary key default true check (id),
  tokens double precision not null,
  filled_at timestamptz not null
);

revoke all on app_private.newsletter_sends, app_private.newsletter_snapshots, app_private.newsletter_recipients,
  app_private.newsletter_pace from public;

alter table app_private.newsletter_sends enable row level security;
alter table app_private.newsletter_snapshots enable row level security;
alter table app_private.newsletter_recipients enable row level security;
alter table app_private.newsletter_pace enable row level security;

insert into app_private.newsletter_pace (tokens, filled_at) values (0, now());

insert into app_private.settings (name, value) values
  ('newsletter_mail.per_second', '5'),
  ('newsletter_mail.burst', '10'),
  -- A send pauses itself when more than this share of its emails is rejected, and at least five are.
  ('newsletter_mail.max_rejected_percent', '2'),
  ('keep.newsletter_sends', '24 months');

-- Null for every other email, which goes first.
alter table app_private.mail_outbox add column newsletter_send uuid;

create index mail_outbox_newsletter on app_private.mail_outbox (newsletter_send, next_attempt_at, id)
  where status in ('pending', 'sending') and newsletter_send is not null;
create index mail_outbox_transactional on app_private.mail_outbox (next_attempt_at, id)
  where status in ('pending', 'sending') and newsletter_send is null;
create index mail_outbox_uncertain on app_private.mail_outbox (uncertain_since) where uncertain_since is not null;

-- Copies the result of a newsletter email to its recipient. An operator can release a rejected one: then its send
-- continues.
create function app_private.record_newsletter_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.newsletter_recipients set state = case new.status
    when 'sent' then 'sent' when 'dead' then 'failed' when 'cancelled' then 'skipped' else 'queued' end
  where mail_key = new.idempotency_key;
  if new.status = 'pending' then
    update app_private.newsletter_sends set state = 'sending', finished_at = null
    where id = new.newsletter_send and state = 'done';
  end if;
  return null;
end;
$$;

create trigger record_newsletter_result after update of status on app_private.mail_outbox
  for each row when (
    new.newsletter_send is not null
    and (new.status in ('sent', 'dead', 'cancelled') or old.status in ('sent', 'dead', 'cancelled'))
    and new.status <> old.status)
  execute function app_private.record_newsletter_result();

create function app_private.skip_newsletter_recipient()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.newsletter_recipients set state = 'skipped'
  where mail_key = old.idempotency_key and state = 'queued';
  return null;
end;
$$;

create trigger skip_newsletter_recipient after delete on app_private.mail_outbox
  for each row when (old.newsletter_send is not null and old.status in ('pending', 'sending'))
  execute function app_private.skip_newsletter_recipient();

-- Confirmed subscribers whom nothing forbids to email, with the language that they chose.
create function app_private.newsletter_audience()
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
    where unsubscribes.email_hash = confirmed.hash and unsubscribes.cleared_at is null);
$$;

-- Fixes the recipients of a send and queues their emails.
create function app_private.start_newsletter_send(send uuid)
returns void
language sql
set search_path = ''
as $$
  with started as (
    update app_private.newsletter_sends as target set state = 'sending', started_at = now()
    where target.id = start_newsletter_send.send and target.state = 'scheduled'
    returning target.*),
  chosen as materialized (
    select person.id, person.email, person.hash, coalesce(own.locale, 'en-UK') as locale
    from started
    cross join app_private.newsletter_audience() as person
    left join app_private.newsletter_snapshots as own on own.send = started.id and own.locale = person.locale
    where (own.locale is not null or started.falls_back)
      and not exists (
        select from app_private.newsletter_recipients as before
        join app_private.newsletter_sends as earlier on earlier.id = before.send
        where before.subscriber = person.id and before.state in ('queued', 'sent') and earlier.issue = started.issue)),
  recipients as (
    insert into app_private.newsletter_recipients (send, subscriber, locale)
    select start_newsletter_send.send, chosen.id, chosen.locale from chosen
    returning subscriber, mail_key)
  insert into app_private.mail_outbox (kind, payload, idempotency_key, person_hash, newsletter_send)
  select 'newsletter-issue',
    jsonb_build_object('email', chosen.email, 'send', start_newsletter_send.send, 'locale', chosen.locale),
    recipients.mail_key, chosen.hash, start_newsletter_send.send
  from recipients join chosen on chosen.id = recipients.subscriber;
$$;

-- Starts sends that are due, pauses those with too many rejected emails, and ends those without any left.
create function public.advance_newsletters()
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
  update app_private.newsletter_sends as send set state = 'paused', pause_reason = 'rejected'
  from (
    select recipient.send, count(*) filter (where recipient.state = 'failed') as failed,
      count(*) filter (where recipient.state in ('sent', 'failed')) as tried
    from app_private.newsletter_recipients as recipient
    join app_private.newsletter_sends as running on running.id = recipient.send and running.state = 'sending'
    group by recipient.send) as result
  where send.id = result.send and send.state = 'sending' and result.failed - send.accepted_failures >= 5
    and (result.failed - send.accepted_failures) * 100
      > result.tried * app_private.setting('newsletter_mail.max_rejected_percent')::numeric;
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
end;
$$;

-- The frozen email of a send in a language, or null.
create function public.newsletter_snapshot(send uuid, locale text)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('subject', snapshot.subject, 'html', snapshot.html, 'text', snapshot.text)
  from app_private.newsletter_snapshots as snapshot
  where snapshot.send = newsletter_snapshot.send and snapshot.locale = newsletter_snapshot.locale;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function public.advance_newsletters(), public.newsletter_snapshot(uuid, text) to service_role;
