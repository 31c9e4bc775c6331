-- Mail is written here in the transaction of the row that caused it, and sent afterwards: a dead provider delays mail
-- and loses none. States: pending -> sending -> sent, back to pending after a failure, dead when it is hopeless.

create table app_private.mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- What the template needs. Emptied once the mail is sent: personal data stays in the row that caused it.
  payload jsonb not null,
  idempotency_key uuid not null default gen_random_uuid() unique,
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'dead')),
  attempts int not null default 0,
  refusals int not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_by uuid,
  leased_until timestamptz,
  provider_id text,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index mail_outbox_due on app_private.mail_outbox (next_attempt_at) where status in ('pending', 'sending');
create index mail_outbox_sent on app_private.mail_outbox (sent_at) where status = 'sent';

revoke all on app_private.mail_outbox from public;

alter table app_private.mail_outbox enable row level security;

insert into app_private.settings (name, value) values
  ('mail.max_attempts', '40'),
  ('mail.max_refusals', '3'),
  ('mail.keep_sent', '30 days');

-- Wait after the nth failed attempt: 30 s, doubled each time up to 6 hours, spread by a fifth either way.
create function app_private.mail_backoff(attempts int)
returns interval
language sql volatile
set search_path = ''
as $$
  select least(interval '6 hours', interval '30 seconds' * power(2, least(greatest(mail_backoff.attempts, 1), 12) - 1))
    * (0.8 + 0.4 * random());
$$;

-- Leases up to `batch` due mails to a worker. A mail whose worker died is due again when its lease ends.
-- Rows locked by another claim are skipped, so workers never wait for each other and never share a mail.
create function public.claim_mail(worker uuid, batch int default 5, lease_seconds int default 60)
returns table (id bigint, kind text, payload jsonb, idempotency_key uuid)
language sql
security definer
set search_path = ''
as $$
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
  returning mail.id, mail.kind, mail.payload, mail.idempotency_key;
$$;

-- Marks a leased mail as sent; false when the lease had passed to another worker.
create function public.mail_sent(worker uuid, mail_id bigint, provider_id text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.mail_outbox as mail
  set status = 'sent', sent_at = now(), provider_id = mail_sent.provider_id, payload = '{}'::jsonb,
      leased_by = null, leased_until = null, last_error = null
  where mail.id = mail_sent.mail_id and mail.status = 'sending' and mail.leased_by = mail_sent.worker;
  return found;
end;
$$;

-- Returns a leased mail after a failure and answers its new state, 'pending' or 'dead' (null: the lease was lost).
-- `refused` says that the provider found fault with the mail itself, which a few repeats will not mend.
-- `retry_after_seconds` is the provider's own wish and takes the place of the back-off.
create function public.mail_failed(
  worker uuid, mail_id bigint, error text, refused boolean default false, retry_after_seconds int default null)
returns text
language sql
security definer
set search_path = ''
as $$
  update app_private.mail_outbox as mail
  set status = case
        when mail_failed.refused and mail.refusals + 1 >= app_private.setting('mail.max_refusals')::int then 'dead'
        when mail.attempts >= app_private.setting('mail.max_attempts')::int then 'dead'
        else 'pending' end,
      refusals = mail.refusals + mail_failed.refused::int,
      next_attempt_at = now() + coalesce(
        make_interval(secs => mail_failed.retry_after_seconds), app_private.mail_backoff(mail.attempts)),
      last_error = left(mail_failed.error, 200),
      leased_by = null,
      leased_until = null
  where mail.id = mail_failed.mail_id and mail.status = 'sending' and mail.leased_by = mail_failed.worker
  returning mail.status;
$$;

-- Makes dead and waiting mail due at once: for the operator, after the cause is mended. Answers how many.
create function public.retry_mail()
returns bigint
language sql
security definer
set search_path = ''
as $$
  with retried as (
    update app_private.mail_outbox
    set status = 'pending', attempts = 0, refusals = 0, next_attempt_at = now()
    where status in ('pending', 'dead')
    returning 1)
  select count(*) from retried;
$$;

-- How many mails are in each state, for the operator and for monitoring: {"pending": 1, "sent": 20}.
create function public.mail_counts()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(status, count), '{}'::jsonb)
  from (select status, count(*) as count from app_private.mail_outbox group by status) as states;
$$;

-- Deletes what time has made useless: full rate buckets, mails sent long ago.
create function public.prune_outbox()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.prune_rate_buckets();
  delete from app_private.mail_outbox
  where status = 'sent' and sent_at < now() - app_private.setting('mail.keep_sent')::interval;
end;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on function
  public.claim_mail(uuid, int, int),
  public.mail_sent(uuid, bigint, text),
  public.mail_failed(uuid, bigint, text, boolean, int),
  public.retry_mail(),
  public.mail_counts(),
  public.prune_outbox()
from public, anon, authenticated;
grant execute on function
  public.claim_mail(uuid, int, int),
  public.mail_sent(uuid, bigint, text),
  public.mail_failed(uuid, bigint, text, boolean, int),
  public.retry_mail(),
  public.mail_counts(),
  public.prune_outbox()
to service_role;
