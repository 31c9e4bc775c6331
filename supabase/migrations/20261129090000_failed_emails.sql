-- The provider may accept an email and later report that it didn't send it: a used-up quota, a domain or a key that isn't valid
-- any more. Such an email is dead, so that the operator learns of it.

-- As before, and a failure ends every email but those of newsletters, which have it in their report.
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
  if record_mail_event.event = 'failure' then
    -- The report may arrive before the email was recorded as sent. Then it still has its content, and can be released
    -- with another key: the provider sends nothing for one that it knows.
    update app_private.mail_outbox as mail
    set status = 'dead', last_error = 'the provider accepted it and didn''t send it',
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

-- As before, but a failure that was reported before the email was recorded as sent stays one.
create or replace function app_private.record_newsletter_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.newsletter_recipients set state = case new.status
    when 'sent' then 'sent' when 'dead' then 'failed' when 'cancelled' then 'skipped' else 'queued' end
  where mail_key = new.idempotency_key and not (new.status = 'sent' and state = 'failed');
  if new.status = 'pending' then
    update app_private.newsletter_sends set state = 'sending', finished_at = null
    where id = new.newsletter_send and state = 'done';
  end if;
  return null;
end;
$$;

-- As before, without emails that the provider accepted: their content is deleted.
create or replace function public.release_mail(mail_id bigint default null)
returns bigint
language sql
security definer
set search_path = ''
as $$
  with released as (
    update app_private.mail_outbox as mail
    set status = 'pending', attempts = 0, probes = 0, refusals = 0, next_attempt_at = now(),
        uncertain_since = null, uncertain_before = null
    where mail.status in ('pending', 'dead') and mail.sent_at is null
      and (release_mail.mail_id is null or mail.id = release_mail.mail_id)
    returning 1)
  select count(*) from released;
$$;

-- Cancels dead emails that can't be sent again, one or all: for the operator, who has told their recipients another way.
-- Returns how many.
create function public.dismiss_mail(mail_id bigint default null)
returns bigint
language sql
security definer
set search_path = ''
as $$
  with dismissed as (
    update app_private.mail_outbox as mail set status = 'cancelled'
    where mail.status = 'dead' and mail.sent_at is not null
      and (dismiss_mail.mail_id is null or mail.id = dismiss_mail.mail_id)
    returning 1)
  select count(*) from dismissed;
$$;

revoke execute on function public.dismiss_mail(bigint) from public, anon, authenticated;
grant execute on function public.dismiss_mail(bigint) to service_role;
