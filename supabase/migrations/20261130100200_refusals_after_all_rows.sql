-- "Subscribed already" and the limits of an email address are refused when all rows of a request have passed the other checks, as
-- duplicate leads are. Otherwise a request with one such row and one invalid row would tell who is known, as often as
-- somebody asks, since nothing of it is stored, not even its use of the limits.

-- As before, but a duplicate is only noted. Whoever signs up again keeps their id: by it, a newsletter knows whom it has reached.
create or replace function app_private.replace_lapsed_subscriber()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.newsletter_subscribers;
begin
  new.email := app_private.normalize_email(new.email);
  new.consent_version := app_private.setting('consent.text_version');
  perform pg_advisory_xact_lock(hashtextextended('newsletter|' || lower(new.email), 0));
  select * into known from public.newsletter_subscribers where lower(email) = lower(new.email)
  for update;
  if not found then
    return new;
  end if;
  if known.unsubscribed_at is null and (
    known.confirmed_at is not null
    or known.created_at > now() - app_private.setting('newsletter.repeat_after')::interval
  ) then
    perform set_config('tidewright.duplicate_subscriber', 'yes', true);
    return null;
  end if;
  delete from public.newsletter_subscribers where id = known.id;
  new.id := known.id;
  return new;
end;
$$;

create function app_private.refuse_duplicate_subscriber()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if current_setting('tidewright.duplicate_subscriber', true) = 'yes' then
    raise exception using errcode = 'unique_violation', message = 'This address is subscribed already';
  end if;
  return null;
end;
$$;

create trigger refuse_duplicate_subscriber after insert on public.newsletter_subscribers
  for each statement execute function app_private.refuse_duplicate_subscriber();

drop trigger c_limit_subscriber_email on public.newsletter_subscribers;
create trigger limit_subscriber_email after insert on public.newsletter_subscribers
  for each row when (current_user <> 'service_role' and new.confirmed_at is null)
  execute function app_private.limit_subscriber_email();

drop trigger c_limit_lead_email on public.leads;
create trigger a_limit_lead_email after insert on public.leads
  for each row when (current_user <> 'service_role') execute function app_private.limit_lead_email();

-- As before, but a suspected bot's lead doesn't keep out that of the person whose address it used.
create or replace function app_private.refuse_duplicate_lead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.leads
    where lower(leads.email) = lower(new.email)
      and lower(leads.company) = lower(new.company)
      and leads.created_at > now() - interval '24 hours'
      and leads.id <> new.id
      and (new.suspected or not leads.suspected)
  ) then
    raise exception using errcode = 'unique_violation', message = 'Duplicate submission detected';
  end if;
  return null;
end;
$$;

-- As before, but the form's own row, a moment before, has used the limits already: otherwise a sign-up would count twice.
create or replace function public.subscribe_newsletter(email text, locale text, client_ip text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal jsonb;
begin
  if exists (
    select from public.newsletter_subscribers as subscriber
    where lower(subscriber.email) = lower(app_private.normalize_email(subscribe_newsletter.email))
      and subscriber.confirmed_at is null and subscriber.unsubscribed_at is null
      and subscriber.created_at > now() - interval '1 minute'
  ) then
    return jsonb_build_object('code', 'accepted');
  end if;
  refusal := app_private.refusal('newsletter', subscribe_newsletter.client_ip);
  if refusal is not null then
    return refusal;
  end if;
  begin
    insert into public.newsletter_subscribers (email, locale)
    values (subscribe_newsletter.email, subscribe_newsletter.locale);
  exception
    when unique_violation then
      if exists (
        select from public.newsletter_subscribers as subscriber
        where lower(subscriber.email) = lower(app_private.normalize_email(subscribe_newsletter.email))
          and subscriber.confirmed_at is null
      ) then
        return jsonb_build_object('code', 'accepted');
      end if;
      return jsonb_build_object('code', 'duplicate');
    when sqlstate 'PGRST' then
      return jsonb_build_object('code', 'rate-limited',
        'retryAfter', app_private.check_rate_limit('newsletter_emails', subscribe_newsletter.email));
  end;
  return jsonb_build_object('code', 'accepted');
end;
$$;

revoke execute on function app_private.refuse_duplicate_subscriber() from public;
