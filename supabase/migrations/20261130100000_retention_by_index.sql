-- Retention that reads no table from end to end, because it runs whenever emails are sent, and that deletes all that the documents say:
-- the queued newsletter of somebody who unsubscribed a month ago, sends that nobody resumed, consent records of people who
-- aren't subscribed, and old rows of editors' access, erasures and visits to redirected URLs even if no new ones come.

create index unsubscribes_cleared_at on public.unsubscribes (cleared_at) where cleared_at is not null;
create index unsubscribes_with_email on public.unsubscribes (created_at) where email is not null;
create index newsletter_subscribers_unsubscribed_at on public.newsletter_subscribers (unsubscribed_at)
  where unsubscribed_at is not null;
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (created_at) where confirmed_at is null;
create index mail_outbox_unsent on app_private.mail_outbox (created_at) where status in ('dead', 'cancelled');

-- Finds the subscriber of a consent record, whose only name is the hash.
alter table public.newsletter_subscribers add column email_hash text not null default '';
update public.newsletter_subscribers set email_hash = app_private.person_hash(email);
create index newsletter_subscribers_email_hash on public.newsletter_subscribers (email_hash);

create function app_private.hash_subscriber()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.email_hash := app_private.person_hash(new.email);
  return new;
end;
$$;

create trigger d_hash_subscriber before insert on public.newsletter_subscribers
  for each row execute function app_private.hash_subscriber();

-- `(select …)` is evaluated once per statement, a bare call of a stable function once per row.
create or replace function public.run_retention()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  counts jsonb := '{}'::jsonb;
  gone bigint;
begin
  delete from public.leads
  where created_at < (select app_private.kept_since('leads'))
    and (updated_at < (select app_private.kept_since('leads')) or (status = 'new' and owner = '' and note = ''));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('leads', gone);
  delete from public.playbook_requests where created_at < (select app_private.kept_since('playbook_requests'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('playbook_requests', gone);
  delete from public.newsletter_subscribers
  where (confirmed_at is null and created_at < (select app_private.kept_since('unconfirmed_subscribers')))
     or unsubscribed_at < (select app_private.kept_since('unsubscribed_subscribers'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('newsletter_subscribers', gone);
  with forgotten as (
    update public.unsubscribes set email = null
    where email is not null and created_at < (select app_private.kept_since('unsubscribed_subscribers'))
    returning email_hash, cleared_at)
  update app_private.mail_outbox as mail set status = 'cancelled', payload = '{}'::jsonb, uncertain_since = null
  from forgotten
  where mail.person_hash = forgotten.email_hash and forgotten.cleared_at is null
    and mail.newsletter_send is not null and mail.status = 'pending';
  delete from public.unsubscribes where cleared_at < (select app_private.kept_since('unsubscribed_subscribers'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('unsubscribes', gone);
  delete from app_private.consent_events as consent
  where consent.created_at < (select app_private.kept_since('consent_events'))
    and not exists (
      select from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = consent.email_hash
        and subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('consent_events', gone);
  -- `advance_newsletters` cancels their emails.
  update app_private.newsletter_sends set state = 'cancelled', finished_at = now()
  where state = 'paused' and started_at < (select app_private.kept_since('unsent_mail'));
  delete from app_private.mail_outbox
  where (status = 'sent' and sent_at < (select app_private.kept_since('sent_mail')))
     or (status in ('dead', 'cancelled') and created_at < (select app_private.kept_since('unsent_mail')));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('mail_outbox', gone);
  delete from app_private.mail_ledger where sent_at < (select app_private.kept_since('mail_ledger'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('mail_ledger', gone);
  delete from app_private.search_misses where day < (select app_private.kept_since('search_misses')::date);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('search_misses', gone);
  delete from app_private.redirect_hits where day < (select app_private.kept_since('redirect_hits')::date);
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('redirect_hits', gone);
  delete from app_private.editor_access where at < (select app_private.kept_since('editor_access'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('editor_access', gone);
  delete from app_private.erasures where erased_at < (select app_private.kept_since('erasures'));
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('erasures', gone);
  perform app_private.prune_rate_buckets();
  return counts;
end;
$$;

-- As before, without the hash, as in the other tables.
create or replace function public.export_person(email text)
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
    'newsletter_subscribers', (select coalesce(jsonb_agg(to_jsonb(subscriber) - 'email_hash'), '[]')
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

revoke execute on function app_private.hash_subscriber() from public;
