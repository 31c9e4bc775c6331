-- The outbox. An email is written in the transaction of the row that causes it and sent afterwards, so an outage of
-- the provider delays emails but loses none. States: pending -> sending -> sent; back to pending after a failure,
-- dead after the last one, cancelled if the recipient must not be emailed.

create table app_private.mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- The template's data. Emptied once the email is sent: personal data stays in the row that caused it.
  payload jsonb not null,
  idempotency_key uuid not null default gen_random_uuid() unique,
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'dead', 'cancelled')),
  attempts int not null default 0,
  refusals int not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_by uuid,
  leased_until timestamptz,
  provider_id text,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  person_hash text,
  -- Since when an attempt may have reached the provider without a response. After a day the provider forgets its
  -- idempotency key, so sending again could deliver twice: then an operator decides.
  uncertain_since timestamptz,
  attempted_at timestamptz,
  -- How many attempts were probes (`probe_provider`). They don't count towards the maximum.
  probes int not null default 0,
  -- `uncertain_since` when the lease began. A definite failure says nothing about the attempt before it.
  uncertain_before timestamptz
);

create index mail_outbox_due on app_private.mail_outbox (next_attempt_at) where status in ('pending', 'sending');
create index mail_outbox_sent on app_private.mail_outbox (sent_at) where status = 'sent';
create index mail_outbox_person on app_private.mail_outbox (person_hash);
create index mail_outbox_created_at on app_private.mail_outbox (created_at);
create index mail_outbox_attempted_at on app_private.mail_outbox (attempted_at);

-- Emails that were sent. The ledger outlives the outbox and the provider's memory of idempotency keys, and holds no
-- personal data.
create table app_private.mail_ledger (
  idempotency_key uuid primary key,
  kind text not null,
  provider_id text,
  sent_at timestamptz not null default now()
);

create index mail_ledger_sent_at on app_private.mail_ledger (sent_at);

revoke all on app_private.mail_outbox, app_private.mail_ledger from public;

alter table app_private.mail_outbox enable row level security;
alter table app_private.mail_ledger enable row level security;

insert into app_private.settings (name, value) values
  ('mail.max_attempts', '40'),
  ('mail.max_refusals', '3'),
  ('mail.uncertain_for', '23 hours'),
  ('mail.probe_every', '30 seconds');

-- Queues an email about a person, identified by an email address.
create function app_private.queue_mail(kind text, payload jsonb, person text)
returns void
language sql
set search_path = ''
as $$
  insert into app_private.mail_outbox (kind, payload, person_hash)
  values (queue_mail.kind, queue_mail.payload, app_private.person_hash(queue_mail.person));
$$;

-- Whether an email of a kind may be sent to a recipient. The newsletter's confirmation request goes to unconfirmed
-- addresses, its other emails only to confirmed ones. A kind that is not named here counts as an email to a visitor.
create function app_private.may_mail(kind text, recipient text, queued_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when may_mail.kind in ('lead-notification', 'lead-webhook') then true
    when may_mail.kind = 'newsletter-confirmation' then exists (
      select from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = lower(may_mail.recipient)
        and subscriber.confirmed_at is null and subscriber.unsubscribed_at is null)
    when may_mail.kind like 'newsletter-%' then not app_private.is_suppressed(may_mail.recipient) and exists (
      select from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = lower(may_mail.recipient)
        and subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null)
    else not app_private.is_suppressed(may_mail.recipient)
  end;
$$;

-- Emails by state for the operator, oldest first, without payload or recipient.
create function public.list_mail(mail_status text default null, most int default 100)
returns table (
  id bigint, kind text, status text, attempts int, last_error text, created_at timestamptz, next_attempt_at timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  select mail.id, mail.kind, mail.status, mail.attempts, mail.last_error, mail.created_at, mail.next_attempt_at
  from app_private.mail_outbox as mail
  where list_mail.mail_status is null or mail.status = list_mail.mail_status
  order by mail.created_at, mail.id
  limit list_mail.most;
$$;

-- Queues dead and waiting emails to be sent now, one or all: for the operator, once the cause is fixed. Returns how
-- many.
create function public.release_mail(mail_id bigint default null)
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

-- The number of emails in each state, for the operator and for monitoring: {"pending": 1, "sent": 20}.
create function public.mail_counts()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(status, count), '{}'::jsonb)
  from (select status, count(*) as count from app_private.mail_outbox group by status) as states;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.list_mail(text, int),
  public.release_mail(bigint),
  public.mail_counts()
to service_role;
