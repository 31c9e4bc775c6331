-- An email to an address that somebody unsubscribed without a signed link: who opens `/unsubscribe?email=` need not be
-- its owner. It says what happened and offers a signed way back.

insert into app_private.settings (name, value) values
  ('unsubscribe_notices.burst', '2'),
  ('unsubscribe_notices.every', '12 hours');

-- As before, and the notice goes only to an address that is still unsubscribed.
create or replace function app_private.may_mail(kind text, recipient text, queued_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when may_mail.kind in ('lead-notification', 'lead-webhook') then true
    when may_mail.kind = 'unsubscribe-notice' then app_private.is_suppressed(may_mail.recipient)
    when may_mail.kind = 'newsletter-confirmation' then exists (
      select from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = lower(may_mail.recipient)
        and subscriber.confirmed_at is null and subscriber.unsubscribed_at is null)
    when may_mail.kind like 'newsletter-%' then not app_private.is_suppressed(may_mail.recipient) and exists (
      select from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = lower(may_mail.recipient)
        and subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null)
    else not app_private.is_suppressed(may_mail.recipient)
  end;
$$;

-- Queues the notice for an address that we have written to, in the language of its last request. Nobody else gets one:
-- the endpoint must not send emails to addresses that strangers make up.
create function app_private.queue_unsubscribe_notice(address text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  known record;
begin
  select person.locale into known from (
    select subscriber.locale, subscriber.created_at from public.newsletter_subscribers as subscriber
    where lower(subscriber.email) = lower(address) and subscriber.confirmed_at is not null
    union all
    select lead.locale, lead.created_at from public.leads as lead
    where lower(lead.email) = lower(address) and not lead.suspected
    union all
    select request.locale, request.created_at from public.playbook_requests as request
    where lower(request.email) = lower(address)
  ) as person order by person.created_at desc limit 1;
  if found and app_private.check_rate_limit('unsubscribe_notices', address) = 0 then
    perform app_private.queue_mail(
      'unsubscribe-notice', jsonb_build_object('email', address, 'locale', known.locale), address);
  end if;
end;
$$;

create or replace function public.log_unsubscribe(email text, source text, client_ip text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal jsonb;
  address text := btrim(log_unsubscribe.email, E' \t\r\n');
begin
  if log_unsubscribe.client_ip is not null then
    refusal := app_private.refusal('unsubscribes', log_unsubscribe.client_ip);
    if refusal is not null then
      return refusal;
    end if;
  end if;
  insert into public.unsubscribes (email, email_hash, source)
  values (address, app_private.person_hash(address), log_unsubscribe.source)
  on conflict (email_hash) where cleared_at is null do nothing;
  if found then
    perform app_private.record_consent(address, 'unsubscribed', null, log_unsubscribe.source);
    if log_unsubscribe.client_ip is not null then
      perform app_private.queue_unsubscribe_notice(address);
    end if;
  end if;
  update public.newsletter_subscribers as subscriber set unsubscribed_at = now()
  where lower(subscriber.email) = lower(address) and subscriber.unsubscribed_at is null;
  return jsonb_build_object('code', 'accepted');
end;
$$;

revoke all on function app_private.queue_unsubscribe_notice(text) from public;
