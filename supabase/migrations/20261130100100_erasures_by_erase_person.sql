-- Only `erase_person` records an erasure. Before, the `source` of an unsubscription did, which its sender chose: anybody could have a
-- stranger's data deleted when a backup was restored.

drop trigger record_erasure on public.unsubscribes;
drop function app_private.record_erasure();
drop trigger forget_soft_bounces on public.unsubscribes;
drop function app_private.forget_soft_bounces();

-- An erasure leaves no email, a request to unsubscribe does, for a month.
delete from app_private.erasures where email_hash in (
  select email_hash from public.unsubscribes where source = 'erased' and email is not null);
update public.unsubscribes set source = 'email_link' where source = 'erased' and email is not null;

create or replace function public.erase_person(email text)
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
  delete from app_private.soft_bounces where email_hash = hash;
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
  insert into app_private.erasures (email_hash, erased_at) values (hash, now())
  on conflict (email_hash) do update set erased_at = excluded.erased_at;
  return counts || jsonb_build_object('suppressed', true);
end;
$$;
