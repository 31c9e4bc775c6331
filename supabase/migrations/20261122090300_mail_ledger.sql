-- The outbox knows whom a mail is about, asks before each attempt whether the person may be mailed, and keeps a ledger of
-- what was sent that outlives the provider's memory of idempotency keys.

alter table app_private.mail_outbox
  add column person_hash text,
  -- Since when an attempt may have reached the provider without an answer. Past a day the provider has forgotten its
  -- key, so that sending again could send twice: then a person decides.
  add column uncertain_since timestamptz,
  drop constraint mail_outbox_status_check,
  add constraint mail_outbox_status_check check (status in ('pending', 'sending', 'sent', 'dead', 'cancelled'));

create index mail_outbox_person on app_private.mail_outbox (person_hash);
create index mail_outbox_created_at on app_private.mail_outbox (created_at);

-- Keys only, nothing personal.
create table app_private.mail_ledger (
  idempotency_key uuid primary key,
  kind text not null,
  provider_id text,
  sent_at timestamptz not null default now()
);

create index mail_ledger_sent_at on app_private.mail_ledger (sent_at);

revoke all on app_private.mail_ledger from public;

alter table app_private.mail_ledger enable row level security;

insert into app_private.settings (name, value) values ('mail.uncertain_for', '23 hours');

update app_private.mail_outbox set person_hash = app_private.person_hash(payload ->> 'email') where payload ? 'email';

create function app_private.queue_mail(kind text, payload jsonb, person text)
returns void
language sql
set search_path = ''
as $$
  insert into app_private.mail_outbox (kind, payload, person_hash)
  values (queue_mail.kind, queue_mail.payload, app_private.person_hash(queue_mail.person));
$$;

-- True when a mail of a kind may leave for a recipient. A kind that is not named here is taken for one to a visitor.
-- The request to confirm is the one mail that an unconfirmed address gets; a later migration names the kinds that need
-- a confirmed one.
create function app_private.may_mail(kind text, recipient text, queued_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select may_mail.kind in ('lead-notification', 'lead-webhook') or not app_private.is_suppressed(may_mail.recipient);
$$;

-- Leases up to `batch` due mails to a worker. A mail whose worker died is due again when its lease ends. Rows locked by
-- another claim are skipped, so workers never wait for each other and never share a mail.
drop function public.claim_mail(uuid, int, int);
create function public.claim_mail(worker uuid, batch int default 5, lease_seconds int default 60)
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

-- The last question before a mail leaves. 'go': the lease holds and the recipient may be mailed; from now on the outcome
-- is uncertain until it is told. 'cancelled': the person is not to be mailed, and the mail is emptied. 'lost': another
-- worker has it, or the person was erased.
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
  update app_private.mail_outbox set uncertain_since = coalesce(uncertain_since, now()) where id = mail.id;
  return 'go';
end;
$$;

-- Marks a leased mail as sent and writes it into the ledger; false when the lease had passed to another worker.
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
  return true;
end;
$$;

-- Returns a leased mail after a failure and answers its new state, 'pending' or 'dead' (null: the lease was lost).
-- `refused` says that the provider found fault with the mail itself, which a few repeats will not mend; `uncertain` that
-- the provider may have taken it all the same. `retry_after_seconds` is the provider's own wish and takes the place of
-- the back-off.
drop function public.mail_failed(uuid, bigint, text, boolean, int);
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
        when mail.attempts >= app_private.setting('mail.max_attempts')::int then 'dead'
        else 'pending' end,
      refusals = mail.refusals + mail_failed.refused::int,
      uncertain_since = case when mail_failed.uncertain then mail.uncertain_since end,
      next_attempt_at = now() + coalesce(
        make_interval(secs => mail_failed.retry_after_seconds), app_private.mail_backoff(mail.attempts)),
      last_error = left(mail_failed.error, 200),
      leased_by = null,
      leased_until = null
  where mail.id = mail_failed.mail_id and mail.status = 'sending' and mail.leased_by = mail_failed.worker
  returning mail.status;
$$;

-- Mails by state for the operator, oldest first: nothing of what they say, and nobody's address.
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

-- Makes dead and waiting mail due at once, one or all: for the operator, after the cause is mended. Answers how many.
drop function public.retry_mail();
create function public.release_mail(mail_id bigint default null)
returns bigint
language sql
security definer
set search_path = ''
as $$
  with released as (
    update app_private.mail_outbox as mail
    set status = 'pending', attempts = 0, refusals = 0, next_attempt_at = now(), uncertain_since = null
    where mail.status in ('pending', 'dead') and (release_mail.mail_id is null or mail.id = release_mail.mail_id)
    returning 1)
  select count(*) from released;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on function
  public.claim_mail(uuid, int, int),
  public.begin_mail_attempt(uuid, bigint, text),
  public.mail_sent(uuid, bigint, text),
  public.mail_failed(uuid, bigint, text, boolean, int, boolean),
  public.list_mail(text, int),
  public.release_mail(bigint)
from public, anon, authenticated;
grant execute on function
  public.claim_mail(uuid, int, int),
  public.begin_mail_attempt(uuid, bigint, text),
  public.mail_sent(uuid, bigint, text),
  public.mail_failed(uuid, bigint, text, boolean, int, boolean),
  public.list_mail(text, int),
  public.release_mail(bigint)
to service_role;
