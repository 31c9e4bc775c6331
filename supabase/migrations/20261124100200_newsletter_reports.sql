-- Reports with bounces and complaints, changes of sends that are ready, and the language that a subscriber chooses.

-- As before, with bounces and complaints. Who left by a complaint counts there only.
create or replace function public.editor_newsletter_sends(editor text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(report) order by report.created_at desc), '[]') into result
  from (
    select send.id, send.issue, send.title, send.state, send.send_at, send.falls_back, send.pause_reason,
      send.created_at, send.started_at, send.finished_at, counted.queued, counted.sent, counted.failed, counted.skipped,
      counted.bounced, counted.complained,
      (select count(*) from app_private.consent_events as consent
        where consent.event = 'unsubscribed' and consent.source is distinct from 'complaint'
          and consent.created_at >= send.started_at
          and consent.created_at < send.started_at + interval '7 days') as unsubscribed,
      (select count(*) from app_private.consent_events as consent
        where consent.event = 'confirmed' and consent.created_at >= send.started_at
          and consent.created_at < send.started_at + interval '7 days') as joined
    from app_private.newsletter_sends as send
    cross join lateral app_private.newsletter_counts(send.id) as counted
    order by send.created_at desc limit 20) as report;
  perform app_private.record_access(editor_newsletter_sends.editor, 'newsletter-sends', '{}'::jsonb);
  return result;
end;
$$;

-- As before, and a send that is ready can be cancelled. Resuming accepts the rejected emails and complaints so far.
create or replace function public.editor_change_newsletter(editor text, send uuid, change text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_state text;
begin
  update app_private.newsletter_sends as target
  set state = case editor_change_newsletter.change
        when 'pause' then 'paused'
        when 'resume' then 'sending'
        else 'cancelled' end,
      pause_reason = '',
      accepted_failures = case editor_change_newsletter.change
        when 'resume' then (select rejected from app_private.newsletter_counts(target.id))
        else target.accepted_failures end,
      accepted_complaints = case editor_change_newsletter.change
        when 'resume' then (select complained from app_private.newsletter_counts(target.id))
        else target.accepted_complaints end,
      finished_at = case editor_change_newsletter.change when 'cancel' then now() else target.finished_at end
  where target.id = editor_change_newsletter.send and (
    (editor_change_newsletter.change = 'pause' and target.state = 'sending')
    or (editor_change_newsletter.change = 'resume' and target.state = 'paused')
    or (editor_change_newsletter.change = 'cancel' and target.state in ('ready', 'scheduled', 'sending', 'paused')))
  returning target.state into new_state;
  if new_state = 'cancelled' then
    update app_private.mail_outbox set status = 'cancelled', payload = '{}'::jsonb, uncertain_since = null
    where newsletter_send = editor_change_newsletter.send and status = 'pending';
  end if;
  perform app_private.record_access(editor_change_newsletter.editor, 'newsletter-' || editor_change_newsletter.change,
    jsonb_build_object('send', editor_change_newsletter.send, 'changed', new_state is not null));
  return case when new_state is not null then jsonb_build_object('state', new_state) end;
end;
$$;

-- Sets the language of a subscriber's newsletter. Returns "accepted", or "not-found" if the address isn't subscribed.
create function public.set_newsletter_language(email text, locale text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscribers as subscriber set locale = set_newsletter_language.locale
  where lower(subscriber.email) = lower(set_newsletter_language.email)
    and subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null;
  return jsonb_build_object('code', case when found then 'accepted' else 'not-found' end);
end;
$$;

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function public.set_newsletter_language(text, text) to service_role;
