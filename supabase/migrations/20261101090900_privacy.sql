-- Export, erasure and retention. Retention periods are settings, written as PostgreSQL intervals. `run_retention` runs
-- whenever the outbox is drained.

insert into app_private.settings (name, value) values
  ('keep.leads', '24 months'),
  ('keep.playbook_requests', '12 months'),
  ('keep.unconfirmed_subscribers', '30 days'),
  ('keep.unsubscribed_subscribers', '30 days'),
  ('keep.ended_unsubscribes', '3 years'),
  ('keep.consent_events', '3 years'),
  ('keep.sent_mail', '30 days'),
  ('keep.unsent_mail', '90 days'),
  ('keep.mail_ledger', '400 days');

-- The time before which rows of a kind are deleted.
create function app_private.kept_since(name text)
returns timestamptz
language sql stable
set search_path = ''
as $$
  select now() - app_private.setting('keep.' || kept_since.name)::interval;
$$;

-- Deletes rows that are older than their retention period. Returns how many of each kind: {"leads": 3}.
create function public.run_retention()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  counts jsonb := '{}'::jsonb;
  gone bigint;
begin
  delete from public.leads where created_at < app_private.kept_since('leads');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('leads', gone);
  delete from public.playbook_requests where created_at < app_private.kept_since('playbook_requests');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('playbook_requests', gone);
  delete from public.newsletter_subscribers
  where (confirmed_at is null and created_at < app_private.kept_since('unconfirmed_subscribers'))
     or unsubscribed_at < app_private.kept_since('unsubscribed_subscribers');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('newsletter_subscribers', gone);
  delete from public.unsubscribes where cleared_at < app_private.kept_since('ended_unsubscribes');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('unsubscribes', gone);
  delete from app_private.consent_events where created_at < app_private.kept_since('consent_events');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('consent_events', gone);
  delete from app_private.mail_outbox
  where (status = 'sent' and sent_at < app_private.kept_since('sent_mail'))
     or (status in ('dead', 'cancelled') and created_at < app_private.kept_since('unsent_mail'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('mail_outbox', gone);
  delete from app_private.mail_ledger where sent_at < app_private.kept_since('mail_ledger');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('mail_ledger', gone);
  perform app_private.prune_rate_buckets();
  return counts;
end;
$$;

-- Everything stored about an email address, by table.
create function public.export_person(email text)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  with person as (
    select lower(btrim(export_person.email)) as email, app_private.person_hash(export_person.email) as hash)
  select jsonb_build_object(
    'leads', (select coalesce(jsonb_agg(to_jsonb(lead)), '[]') from public.leads as lead, person
      where lower(lead.email) = person.email),
    'newsletter_subscribers', (select coalesce(jsonb_agg(to_jsonb(subscriber)), '[]')
      from public.newsletter_subscribers as subscriber, person where lower(subscriber.email) = person.email),
    'playbook_requests', (select coalesce(jsonb_agg(to_jsonb(request)), '[]')
      from public.playbook_requests as request, person where lower(request.email) = person.email),
    'unsubscribes', (select coalesce(jsonb_agg(to_jsonb(unsubscribe) - 'email_hash'), '[]')
      from public.unsubscribes as unsubscribe, person where unsubscribe.email_hash = person.hash),
    'consent_events', (select coalesce(jsonb_agg(to_jsonb(consent) - 'email_hash'), '[]')
      from app_private.consent_events as consent, person where consent.email_hash = person.hash),
    'mails', (select coalesce(jsonb_agg(jsonb_build_object(
        'kind', mail.kind, 'status', mail.status, 'created_at', mail.created_at, 'sent_at', mail.sent_at,
        'payload', mail.payload)), '[]')
      from app_private.mail_outbox as mail, person where mail.person_hash = person.hash));
$$;

-- Erases an email address from every table, queued emails included, and suppresses it by its hash. Returns how many
-- rows of each kind were deleted.
create function public.erase_person(email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := lower(btrim(erase_person.email, E' \t\r\n'));
  hash text := app_private.person_hash(erase_person.email);
  counts jsonb := '{}'::jsonb;
  gone bigint;
begin
  delete from public.leads as lead where lower(lead.email) = address;
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('leads', gone);
  delete from public.newsletter_subscribers as subscriber where lower(subscriber.email) = address;
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('newsletter_subscribers', gone);
  delete from public.playbook_requests as request where lower(request.email) = address;
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('playbook_requests', gone);
  delete from app_private.mail_outbox where person_hash = hash;
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('mails', gone);
  delete from app_private.consent_events where email_hash = hash;
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('consent_events', gone);
  delete from app_private.rate_buckets
  where key in (
    app_private.bucket_key('lead_emails', address),
    app_private.bucket_key('newsletter_emails', address),
    app_private.bucket_key('playbook_emails', address));
  delete from public.unsubscribes where email_hash = hash and cleared_at is not null;
  update public.unsubscribes set email = null, source = 'erased' where email_hash = hash;
  get diagnostics gone = row_count;
  if gone = 0 then
    insert into public.unsubscribes (email_hash, source) values (hash, 'erased');
  end if;
  return counts || jsonb_build_object('suppressed', true);
end;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.run_retention(), public.export_person(text), public.erase_person(text)
to service_role;
