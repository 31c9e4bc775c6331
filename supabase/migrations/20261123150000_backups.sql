-- What a restored database must not undo: erasures and unsubscribes. They are also kept outside the backups, as the ledger that
-- `suppression_ledger` returns, and `restore_suppressions` applies them to a restored database. Hashes only: the salt is in the database.

-- When a person was erased. What they sent later is theirs again.
create table app_private.erasures (
  email_hash text primary key,
  erased_at timestamptz not null
);

revoke all on app_private.erasures from public;

create function app_private.record_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into app_private.erasures (email_hash, erased_at) values (new.email_hash, now())
  on conflict (email_hash) do update set erased_at = excluded.erased_at;
  return null;
end;
$$;

create trigger record_erasure after insert or update of source on public.unsubscribes
  for each row when (new.source = 'erased') execute function app_private.record_erasure();

alter table app_private.erasures enable row level security;

-- Those who were erased before there was this table.
insert into app_private.erasures (email_hash, erased_at)
select email_hash, max(created_at) from public.unsubscribes where source = 'erased' group by email_hash;

-- Everyone who must not be emailed, and everyone who was erased: {"database": id, "unsubscribes": [...], "erasures": [...]}. The id
-- says whose hashes they are: another database has another salt.
create function public.suppression_ledger()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'database', left(encode(sha256(convert_to('ledger|' || app_private.setting('address_salt'), 'UTF8')), 'hex'), 12),
    'unsubscribes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'email_hash', email_hash, 'source', source, 'created_at', created_at) order by created_at, email_hash), '[]')
      from public.unsubscribes where cleared_at is null),
    'erasures', (
      select coalesce(jsonb_agg(to_jsonb(erasure) order by erased_at, email_hash), '[]')
      from app_private.erasures as erasure));
$$;

-- Applies a ledger to a restored database: what erased people had sent until then is deleted, and unsubscribed people stay
-- unsubscribed. Somebody who has subscribed again since the backup stays unsubscribed too. Returns how many rows changed.
create function public.restore_suppressions(ledger jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased bigint := 0;
  unsubscribed bigint := 0;
  changed bigint;
begin
  create temporary table restored_erasures on commit drop as
    select * from jsonb_to_recordset(restore_suppressions.ledger -> 'erasures') as entry(email_hash text, erased_at timestamptz);
  delete from public.leads as lead using pg_temp.restored_erasures as entry
  where app_private.person_hash(lead.email) = entry.email_hash and lead.created_at <= entry.erased_at;
  get diagnostics changed = row_count;
  erased := erased + changed;
  delete from public.newsletter_subscribers as subscriber using pg_temp.restored_erasures as entry
  where app_private.person_hash(subscriber.email) = entry.email_hash and subscriber.created_at <= entry.erased_at;
  get diagnostics changed = row_count;
  erased := erased + changed;
  delete from public.playbook_requests as request using pg_temp.restored_erasures as entry
  where app_private.person_hash(request.email) = entry.email_hash and request.created_at <= entry.erased_at;
  get diagnostics changed = row_count;
  erased := erased + changed;
  delete from app_private.mail_outbox as mail using pg_temp.restored_erasures as entry
  where mail.person_hash = entry.email_hash and mail.created_at <= entry.erased_at;
  get diagnostics changed = row_count;
  erased := erased + changed;
  delete from app_private.consent_events as consent using pg_temp.restored_erasures as entry
  where consent.email_hash = entry.email_hash and consent.created_at <= entry.erased_at;
  get diagnostics changed = row_count;
  erased := erased + changed;
  update public.unsubscribes as known set email = null
  from pg_temp.restored_erasures as entry
  where known.email_hash = entry.email_hash and known.created_at <= entry.erased_at;
  insert into app_private.erasures (email_hash, erased_at)
  select entry.email_hash, entry.erased_at from pg_temp.restored_erasures as entry
  on conflict (email_hash) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at);

  with entries as (
    select * from jsonb_to_recordset(restore_suppressions.ledger -> 'unsubscribes')
      as entry(email_hash text, source text, created_at timestamptz)),
  added as (
    insert into public.unsubscribes (email_hash, source, created_at)
    select email_hash, source, created_at from entries
    on conflict (email_hash) where cleared_at is null do nothing
    returning email_hash, created_at)
  update public.newsletter_subscribers as subscriber set unsubscribed_at = added.created_at
  from added
  where app_private.person_hash(subscriber.email) = added.email_hash and subscriber.unsubscribed_at is null;
  get diagnostics unsubscribed = row_count;
  return jsonb_build_object('erased', erased, 'unsubscribed', unsubscribed);
end;
$$;

-- Nobody knows which of the waiting emails in a backup were sent after it was made. They become dead; an operator may release them.
-- Returns how many.
create function public.hold_restored_mail()
returns bigint
language sql
security definer
set search_path = ''
as $$
  with held as (
    update app_private.mail_outbox
    set status = 'dead', last_error = 'restored from a backup: whether it was sent is not known',
        leased_by = null, leased_until = null
    where status in ('pending', 'sending')
    returning 1)
  select count(*) from held;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on function
  public.suppression_ledger(), public.restore_suppressions(jsonb), public.hold_restored_mail()
from public, anon, authenticated;
grant execute on function public.suppression_ledger() to service_role;
