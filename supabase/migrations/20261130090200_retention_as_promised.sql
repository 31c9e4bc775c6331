-- As before, but as the privacy policy promises: a lead is kept from the last time that an editor worked on it, only a hash
-- remains of whoever unsubscribed, and no hash of whoever subscribed again. `keep.ended_unsubscribes` has no effect any more.
-- Searches without results are deleted even if no more come, and the proof of a consent is kept as long as it counts.

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
  where created_at < app_private.kept_since('leads')
    and (updated_at < app_private.kept_since('leads') or (status = 'new' and owner = '' and note = ''));
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
  update public.unsubscribes set email = null
  where email is not null and created_at < app_private.kept_since('unsubscribed_subscribers');
  delete from public.unsubscribes where cleared_at < app_private.kept_since('unsubscribed_subscribers');
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('unsubscribes', gone);
  delete from app_private.consent_events as consent
  where consent.created_at < app_private.kept_since('consent_events')
    and (
      exists (
        select from public.unsubscribes as ended
        where ended.email_hash = consent.email_hash and ended.cleared_at is null)
      or not exists (
        select from app_private.consent_events as given
        where given.email_hash = consent.email_hash and given.event in ('confirmed', 'resubscribed')));
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
  delete from app_private.search_misses where day < app_private.kept_since('search_misses')::date;
  get diagnostics gone = row_count;
  counts := counts || jsonb_build_object('search_misses', gone);
  perform app_private.prune_rate_buckets();
  return counts;
end;
$$;
