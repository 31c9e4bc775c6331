-- Newsletter sends in the Studio. Every call is recorded; none returns an email address.

-- Recipients by language, if a send started now: {"en-UK": 120, "fr": 30}.
create function public.editor_newsletter_audience(editor text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  select coalesce(jsonb_object_agg(counted.locale, counted.count), '{}') into result
  from (select locale, count(*) as count from app_private.newsletter_audience() group by locale) as counted;
  perform app_private.record_access(editor_newsletter_audience.editor, 'newsletter-audience', '{}'::jsonb);
  return result;
end;
$$;

-- The latest sends with their report. People who left or joined are counted from the start for seven days.
create function public.editor_newsletter_sends(editor text)
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
      send.created_at, send.started_at, send.finished_at, counted.*,
      (select count(*) from app_private.consent_events as consent
        where consent.event = 'unsubscribed' and consent.created_at >= send.started_at
          and consent.created_at < send.started_at + interval '7 days') as unsubscribed,
      (select count(*) from app_private.consent_events as consent
        where consent.event = 'confirmed' and consent.created_at >= send.started_at
          and consent.created_at < send.started_at + interval '7 days') as joined
    from app_private.newsletter_sends as send
    cross join lateral (
      select count(*) filter (where recipient.state = 'queued') as queued,
        count(*) filter (where recipient.state = 'sent') as sent,
        count(*) filter (where recipient.state = 'failed') as failed,
        count(*) filter (where recipient.state = 'skipped') as skipped
      from app_private.newsletter_recipients as recipient where recipient.send = send.id) as counted
    order by send.created_at desc limit 20) as report;
  perform app_private.record_access(editor_newsletter_sends.editor, 'newsletter-sends', '{}'::jsonb);
  return result;
end;
$$;

-- Schedules a send with the given emails, {"fr": {"subject", "html", "text"}}. Returns {"code": "accepted", "send": id},
-- or "duplicate" if the issue has a send that wasn't cancelled.
create function public.editor_queue_newsletter(
  editor text, issue text, title text, send_at timestamptz, falls_back boolean, snapshots jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_send uuid;
begin
  if snapshots = '{}'::jsonb or (falls_back and snapshots -> 'en-UK' is null) then
    raise exception using errcode = 'check_violation', message = 'An email in English is missing';
  end if;
  insert into app_private.newsletter_sends as send (editor, issue, title, send_at, falls_back)
  values (editor_queue_newsletter.editor, editor_queue_newsletter.issue, editor_queue_newsletter.title,
    editor_queue_newsletter.send_at, editor_queue_newsletter.falls_back)
  on conflict do nothing
  returning send.id into new_send;
  if new_send is null then
    return jsonb_build_object('code', 'duplicate');
  end if;
  insert into app_private.newsletter_snapshots (send, locale, subject, html, text)
  select new_send, mail.key, mail.value ->> 'subject', mail.value ->> 'html', mail.value ->> 'text'
  from jsonb_each(editor_queue_newsletter.snapshots) as mail;
  perform app_private.record_access(editor_queue_newsletter.editor, 'newsletter-queue', jsonb_build_object(
    'send', new_send, 'issue', editor_queue_newsletter.issue, 'send_at', editor_queue_newsletter.send_at));
  return jsonb_build_object('code', 'accepted', 'send', new_send);
end;
$$;

-- Pauses, resumes or cancels a send. Returns {"state": ...}, or null if it isn't in a state for that.
create function public.editor_change_newsletter(editor text, send uuid, change text)
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
        when 'resume' then (
          select count(*) from app_private.newsletter_recipients as recipient
          where recipient.send = target.id and recipient.state = 'failed')
        else target.accepted_failures end,
      finished_at = case editor_change_newsletter.change when 'cancel' then now() else target.finished_at end
  where target.id = editor_change_newsletter.send and (
    (editor_change_newsletter.change = 'pause' and target.state = 'sending')
    or (editor_change_newsletter.change = 'resume' and target.state = 'paused')
    or (editor_change_newsletter.change = 'cancel' and target.state in ('scheduled', 'sending', 'paused')))
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

-- Records a test email that an editor sent to their own address.
create function public.editor_newsletter_test(editor text, issue text)
returns void
language sql
security definer
set search_path = ''
as $$
  select app_private.record_access(editor_newsletter_test.editor, 'newsletter-test',
    jsonb_build_object('issue', editor_newsletter_test.issue));
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.editor_newsletter_audience(text),
  public.editor_newsletter_sends(text),
  public.editor_queue_newsletter(text, text, text, timestamptz, boolean, jsonb),
  public.editor_change_newsletter(text, uuid, text),
  public.editor_newsletter_test(text, text)
to service_role;
