-- The weekly newsletter sends itself: an editor marks an issue as ready, and at the weekly time of Settings the first ready
-- one is sent as it is published then. The function `drain-outbox` reads the rule, which is content, and knows the time zone;
-- the database remembers the next time, so that each is used once.

alter table app_private.newsletter_sends drop constraint newsletter_sends_state_check;
alter table app_private.newsletter_sends add constraint newsletter_sends_state_check
  check (state in ('ready', 'scheduled', 'sending', 'paused', 'done', 'cancelled'));

create table app_private.newsletter_schedule (
  -- There is one rule: 'weekly'.
  name text primary key,
  -- The next weekly time; null while Settings have none.
  next_at timestamptz,
  -- When the team is reminded if no issue is ready for it; null once that was decided.
  remind_at timestamptz,
  -- When a worker last looked.
  checked_at timestamptz not null
);

revoke all on app_private.newsletter_schedule from public;
alter table app_private.newsletter_schedule enable row level security;

insert into app_private.newsletter_schedule (name, checked_at) values ('weekly', 'epoch');

insert into app_private.settings (name, value) values
  -- How soon a new weekly time in Settings counts, and how soon a failed weekly send is tried again.
  ('newsletter_mail.check_rule_every', '5 minutes'),
  ('newsletter_mail.retry_weekly_every', '30 seconds');

-- Whether a worker should look at the weekly rule now.
create function app_private.newsletter_check_is_due()
returns boolean
language sql stable
set search_path = ''
as $$
  select checked_at < now() - app_private.setting('newsletter_mail.check_rule_every')::interval
    or ((coalesce(next_at <= now(), false) or coalesce(remind_at <= now(), false))
      and checked_at < now() - app_private.setting('newsletter_mail.retry_weekly_every')::interval)
  from app_private.newsletter_schedule where name = 'weekly';
$$;

-- Gives one worker the task to look at the weekly rule: {"next_at", "ready": {"send", "issue"} or null}; null for the others,
-- and when it isn't time.
create function public.check_newsletter_schedule()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  schedule app_private.newsletter_schedule;
begin
  -- Most calls end here, without a lock.
  if not app_private.newsletter_check_is_due() then
    return null;
  end if;
  update app_private.newsletter_schedule set checked_at = now()
  where name = 'weekly' and app_private.newsletter_check_is_due() returning * into schedule;
  if not found then
    return null;
  end if;
  return jsonb_build_object('next_at', schedule.next_at, 'ready', (
    select jsonb_build_object('send', send.id, 'issue', send.issue)
    from app_private.newsletter_sends as send where send.state = 'ready' order by send.created_at, send.id limit 1));
end;
$$;

-- Sets the next weekly time, and reminds the team once if `remind_at` has passed and no issue is ready or scheduled for it.
create function public.plan_newsletter(next_at timestamptz, remind_at timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.newsletter_schedule as schedule
  set next_at = plan_newsletter.next_at, remind_at = plan_newsletter.remind_at
  where schedule.name = 'weekly' and schedule.next_at is distinct from plan_newsletter.next_at;
  update app_private.newsletter_schedule as schedule set remind_at = null
  where schedule.name = 'weekly' and schedule.remind_at <= now();
  if found and plan_newsletter.next_at > now() and not exists (
    select from app_private.newsletter_sends as send
    where send.state = 'ready'
      or (send.state in ('scheduled', 'sending', 'paused') and send.send_at between now() - interval '1 day'
        and plan_newsletter.next_at + interval '1 day'))
  then
    insert into app_private.mail_outbox (kind, payload)
    values ('newsletter-reminder', jsonb_build_object('at', plan_newsletter.next_at));
  end if;
end;
$$;

-- Uses a weekly time: schedules a ready send with the given emails, or, with a `problem`, tells the team why not. The issue
-- then stays ready for the next time. False if another worker has used the time.
create function public.use_weekly_time(
  send uuid, at timestamptz, next_at timestamptz, remind_at timestamptz, title text, snapshots jsonb, problem text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.newsletter_schedule as schedule
  set next_at = use_weekly_time.next_at, remind_at = use_weekly_time.remind_at
  where schedule.name = 'weekly' and schedule.next_at = use_weekly_time.at;
  if not found then
    return false;
  end if;
  if use_weekly_time.problem is not null then
    insert into app_private.mail_outbox (kind, payload)
    select 'newsletter-not-sent', jsonb_build_object(
      'at', use_weekly_time.at, 'title', target.title, 'problem', use_weekly_time.problem)
    from app_private.newsletter_sends as target where target.id = use_weekly_time.send and target.state = 'ready';
    return true;
  end if;
  update app_private.newsletter_sends as target
  set state = 'scheduled', send_at = use_weekly_time.at, title = use_weekly_time.title
  where target.id = use_weekly_time.send and target.state = 'ready';
  if found then
    insert into app_private.newsletter_snapshots (send, locale, subject, html, text)
    select use_weekly_time.send, mail.key, mail.value ->> 'subject', mail.value ->> 'html', mail.value ->> 'text'
    from jsonb_each(use_weekly_time.snapshots) as mail;
  end if;
  return true;
end;
$$;

-- Marks an issue as ready for the weekly newsletter. Returns {"code": "accepted", "send": id}, or "duplicate" if the issue
-- has a send that wasn't cancelled. Those that were ready before it go first, one each week.
create function public.editor_ready_newsletter(
  editor text, issue text, title text, send_at timestamptz, falls_back boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_send uuid;
begin
  insert into app_private.newsletter_sends as send (editor, issue, title, state, send_at, falls_back)
  values (editor_ready_newsletter.editor, editor_ready_newsletter.issue, editor_ready_newsletter.title, 'ready',
    editor_ready_newsletter.send_at, editor_ready_newsletter.falls_back)
  on conflict do nothing
  returning send.id into new_send;
  if new_send is null then
    return jsonb_build_object('code', 'duplicate');
  end if;
  perform app_private.record_access(editor_ready_newsletter.editor, 'newsletter-ready', jsonb_build_object(
    'send', new_send, 'issue', editor_ready_newsletter.issue));
  return jsonb_build_object('code', 'accepted', 'send', new_send);
end;
$$;

-- As before, and also while it is time to look at the weekly rule.
create or replace function app_private.call_drain_outbox()
returns void
language plpgsql
set search_path = ''
as $$
declare
  url text;
  key text;
begin
  perform public.run_retention();
  perform public.advance_newsletters();
  perform app_private.probe_provider();
  if not (app_private.mail_is_due() or app_private.newsletter_check_is_due()) then
    return;
  end if;
  select decrypted_secret into url from vault.decrypted_secrets where name = 'drain_outbox_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'drain_outbox_key';
  if url is not null and key is not null then
    perform net.http_post(
      url => url, body => '{}'::jsonb, headers => jsonb_build_object('apikey', key, 'content-type', 'application/json'));
  end if;
end;
$$;

-- As before, with sends that are ready: the restored database doesn't know whether they were sent.
create or replace function public.hold_restored_mail()
returns bigint
language sql
security definer
set search_path = ''
as $$
  update app_private.newsletter_schedule set next_at = null, remind_at = null;
  update app_private.newsletter_sends set state = 'cancelled', finished_at = now() where state in ('ready', 'scheduled');
  update app_private.newsletter_sends set state = 'paused', pause_reason = 'restored' where state = 'sending';
  with held as (
    update app_private.mail_outbox
    set status = 'dead', last_error = 'restored from a backup: whether it was sent is not known',
        leased_by = null, leased_until = null
    where status in ('pending', 'sending')
    returning 1)
  select count(*) from held;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.check_newsletter_schedule(),
  public.plan_newsletter(timestamptz, timestamptz),
  public.use_weekly_time(uuid, timestamptz, timestamptz, timestamptz, text, jsonb, text),
  public.editor_ready_newsletter(text, text, text, timestamptz, boolean)
to service_role;
