-- Nobody gets an issue twice, not even after a send was cancelled while the provider didn't respond: whom an attempt may have
-- reached counts as reached.

alter table app_private.newsletter_recipients add column in_doubt boolean not null default false;

-- As before, and it notes emails that end in doubt.
create or replace function app_private.record_newsletter_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.newsletter_recipients
  set state = case new.status
        when 'sent' then 'sent' when 'dead' then 'failed' when 'cancelled' then 'skipped' else 'queued' end,
      in_doubt = case new.status
        when 'cancelled' then old.uncertain_since is not null when 'dead' then new.uncertain_since is not null
        else false end
  where mail_key = new.idempotency_key and not (new.status = 'sent' and state = 'failed');
  if new.status = 'pending' then
    update app_private.newsletter_sends set state = 'sending', finished_at = null
    where id = new.newsletter_send and state = 'done';
  end if;
  return null;
end;
$$;

-- As before, without those who may have got the issue.
create or replace function app_private.start_newsletter_send(send uuid)
returns void
language sql
set search_path = ''
as $$
  with started as (
    update app_private.newsletter_sends as target set state = 'sending', started_at = now()
    where target.id = start_newsletter_send.send and target.state = 'scheduled'
    returning target.*),
  chosen as materialized (
    select person.id, person.email, person.hash, coalesce(own.locale, 'en-UK') as locale
    from started
    cross join app_private.newsletter_audience() as person
    left join app_private.newsletter_snapshots as own on own.send = started.id and own.locale = person.locale
    where (own.locale is not null or started.falls_back)
      and not exists (
        select from app_private.newsletter_recipients as before
        join app_private.newsletter_sends as earlier on earlier.id = before.send
        where before.subscriber = person.id and earlier.issue = started.issue
          and (before.state in ('queued', 'sent') or before.in_doubt))),
  recipients as (
    insert into app_private.newsletter_recipients (send, subscriber, locale)
    select start_newsletter_send.send, chosen.id, chosen.locale from chosen
    returning subscriber, mail_key)
  insert into app_private.mail_outbox (kind, payload, idempotency_key, person_hash, newsletter_send)
  select 'newsletter-issue',
    jsonb_build_object('email', chosen.email, 'send', start_newsletter_send.send, 'locale', chosen.locale),
    recipients.mail_key, chosen.hash, start_newsletter_send.send
  from recipients join chosen on chosen.id = recipients.subscriber;
$$;

-- As before, and an operator can end one email that was never sent, too. `all` leaves those, since they may still be released.
create or replace function public.dismiss_mail(mail_id bigint default null)
returns bigint
language sql
security definer
set search_path = ''
as $$
  with dismissed as (
    update app_private.mail_outbox as mail set status = 'cancelled', payload = '{}'::jsonb, uncertain_since = null
    where mail.status = 'dead'
      and (mail.id = dismiss_mail.mail_id or (dismiss_mail.mail_id is null and mail.sent_at is not null))
    returning 1)
  select count(*) from dismissed;
$$;
