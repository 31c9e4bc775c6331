-- The provider suppresses the team's address after a hard bounce or a complaint too: it accepts later emails and delivers none.
-- Those are dead, so that the operator learns of it.

-- Whether emails of a kind go to the team, or to its webhook.
create function app_private.is_team_mail(kind text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select is_team_mail.kind in (
    'lead-notification', 'lead-digest', 'lead-webhook', 'newsletter-paused', 'newsletter-reminder', 'newsletter-not-sent');
$$;

-- As before.
create or replace function app_private.may_mail(kind text, recipient text, queued_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when app_private.is_team_mail(may_mail.kind) then true
    when may_mail.kind = 'unsubscribe-notice' then app_private.is_suppressed(may_mail.recipient)
    when may_mail.kind = 'newsletter-confirmation' then exists (
      select from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = lower(may_mail.recipient)
        and subscriber.confirmed_at is null and subscriber.unsubscribed_at is null)
    when may_mail.kind like 'newsletter-%' then not app_private.is_suppressed(may_mail.recipient)
      and not (may_mail.kind = 'newsletter-issue' and app_private.is_paused(app_private.person_hash(may_mail.recipient)))
      and exists (
        select from public.newsletter_subscribers as subscriber
        where lower(subscriber.email) = lower(may_mail.recipient)
          and subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null)
    else not app_private.is_suppressed(may_mail.recipient)
  end;
$$;

-- As before, but a bounce or a complaint of an email to the team ends the email and suppresses nobody.
create or replace function public.record_mail_event(
  event_id text, event text, mail_key uuid, recipient text, happened_at timestamptz)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := btrim(record_mail_event.recipient, E' \t\r\n');
  hash text := app_private.person_hash(record_mail_event.recipient);
  soft_limit int := app_private.setting('bounces.soft_limit')::int;
  pause interval := app_private.setting('bounces.pause')::interval;
begin
  if record_mail_event.event = 'delivered' then
    -- Repeating this changes nothing, and there is one for nearly every email: it isn't recorded.
    delete from app_private.soft_bounces as known
    where known.email_hash = hash and known.last_at < record_mail_event.happened_at;
    return 'recorded';
  end if;
  insert into app_private.mail_events (id) values (record_mail_event.event_id) on conflict do nothing;
  if not found then
    return 'duplicate';
  end if;
  update app_private.newsletter_recipients as known
  set state = case record_mail_event.event when 'failure' then 'failed' else known.state end,
      bounced_at = case when record_mail_event.event in ('bounce', 'soft-bounce')
        then coalesce(known.bounced_at, record_mail_event.happened_at) else known.bounced_at end,
      complained_at = case when record_mail_event.event = 'complaint'
        then coalesce(known.complained_at, record_mail_event.happened_at) else known.complained_at end
  where known.mail_key = record_mail_event.mail_key;
  if record_mail_event.event = 'failure' or (record_mail_event.event in ('bounce', 'complaint') and exists (
    select from app_private.mail_outbox as mail
    where mail.idempotency_key = record_mail_event.mail_key and app_private.is_team_mail(mail.kind)))
  then
    -- The report may arrive before the email was recorded as sent. Then it still has its content, and can be released
    -- with another key: the provider sends nothing for one that it knows.
    update app_private.mail_outbox as mail
    set status = 'dead',
        last_error = case record_mail_event.event
          when 'bounce' then 'the team''s address bounced'
          when 'complaint' then 'the team''s address reported it as spam'
          else 'the provider accepted it and didn''t send it' end,
        idempotency_key = case when mail.sent_at is null then gen_random_uuid() else mail.idempotency_key end,
        leased_by = null, leased_until = null, uncertain_since = null
    where mail.idempotency_key = record_mail_event.mail_key and mail.newsletter_send is null
      and mail.status <> 'cancelled';
  elsif record_mail_event.event = 'soft-bounce' then
    insert into app_private.soft_bounces as known (email_hash, bounces, last_at)
    values (hash, 1, record_mail_event.happened_at)
    on conflict (email_hash) do update set
      -- After a pause, counting starts over.
      bounces = case when known.bounces >= soft_limit and known.last_at <= now() - pause then 1 else known.bounces + 1 end,
      last_at = greatest(known.last_at, excluded.last_at);
  elsif record_mail_event.event in ('bounce', 'complaint') then
    insert into public.unsubscribes (email, email_hash, source) values (address, hash, record_mail_event.event)
    on conflict (email_hash) where cleared_at is null do nothing;
    if found and record_mail_event.event = 'complaint' then
      perform app_private.record_consent(address, 'unsubscribed', null, 'complaint');
    end if;
    -- Whoever signs up again and confirms proves that the address works.
    update public.newsletter_subscribers as subscriber set unsubscribed_at = now()
    where lower(subscriber.email) = lower(address) and subscriber.unsubscribed_at is null;
  end if;
  return 'recorded';
end;
$$;

revoke execute on function app_private.is_team_mail(text) from public;
