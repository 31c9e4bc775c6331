-- The newsletter, with double opt-in. A direct anonymous insert and `subscribe_newsletter` go through the same
-- triggers: rate limits, one row per email regardless of case, and the confirmation email in the same transaction.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  locale text check (locale in ('en-UK', 'es', 'fr', 'it', 'nl')),
  -- The version of the text that the person agreed to.
  consent_version text,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create unique index newsletter_subscribers_email_key on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_created_at on public.newsletter_subscribers (created_at);

revoke all on public.newsletter_subscribers from public, anon, authenticated;
grant insert (email, locale) on public.newsletter_subscribers to anon;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;

insert into app_private.settings (name, value) values
  ('newsletter.burst', '20'),
  ('newsletter.every', '3 minutes'),
  ('newsletter_emails.burst', '3'),
  ('newsletter_emails.every', '8 hours'),
  ('newsletter.repeat_after', '10 minutes');

create function app_private.limit_anonymous_subscriber()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.refuse_above_rate_limit(
    'newsletter', app_private.network_of(app_private.request_client_ip()));
  perform app_private.refuse_above_rate_limit('all_forms', floor(random() * 8)::text);
  return new;
end;
$$;

-- An email that was never confirmed or has unsubscribed starts over. A subscribed one, or one with a recent
-- confirmation request, is a duplicate. The lock makes concurrent copies wait for each other.
create function app_private.replace_lapsed_subscriber()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.newsletter_subscribers;
begin
  new.email := btrim(new.email, E' \t\r\n');
  new.consent_version := app_private.setting('consent.text_version');
  perform pg_advisory_xact_lock(hashtextextended('newsletter|' || lower(new.email), 0));
  select * into known from public.newsletter_subscribers where lower(email) = lower(new.email);
  if not found then
    return new;
  end if;
  if known.unsubscribed_at is null and (
    known.confirmed_at is not null
    or known.created_at > now() - app_private.setting('newsletter.repeat_after')::interval
  ) then
    raise exception using errcode = 'unique_violation', message = 'This address is subscribed already';
  end if;
  delete from public.newsletter_subscribers where id = known.id;
  return new;
end;
$$;

create function app_private.limit_subscriber_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.refuse_above_rate_limit('newsletter_emails', new.email);
  return new;
end;
$$;

create function app_private.queue_newsletter_confirmation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.record_consent(new.email, 'signed-up', new.locale, 'newsletter');
  perform app_private.queue_mail(
    'newsletter-confirmation', jsonb_build_object('email', new.email, 'locale', new.locale), new.email);
  return null;
end;
$$;

-- Triggers fire in the order of their names.
create trigger a_limit_anonymous_subscriber before insert on public.newsletter_subscribers
  for each row when (current_user = 'anon') execute function app_private.limit_anonymous_subscriber();
create trigger b_replace_lapsed_subscriber before insert on public.newsletter_subscribers
  for each row execute function app_private.replace_lapsed_subscriber();
create trigger c_limit_subscriber_email before insert on public.newsletter_subscribers
  for each row when (current_user <> 'service_role' and new.confirmed_at is null)
  execute function app_private.limit_subscriber_email();
create trigger queue_newsletter_confirmation after insert on public.newsletter_subscribers
  for each row when (new.confirmed_at is null) execute function app_private.queue_newsletter_confirmation();

alter table public.newsletter_subscribers enable row level security;

create policy "Anyone may ask for the newsletter" on public.newsletter_subscribers
  for insert to anon with check (confirmed_at is null and unsubscribed_at is null);

-- Sends a confirmation request to an email. Returns {"code": "accepted"}, also if one was sent a moment ago, without
-- a second email; "duplicate" if it is subscribed; "rate-limited" with "retryAfter" in seconds.
create function public.subscribe_newsletter(email text, locale text, client_ip text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal jsonb := app_private.refusal('newsletter', subscribe_newsletter.client_ip);
begin
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
        where lower(subscriber.email) = lower(btrim(subscribe_newsletter.email)) and subscriber.confirmed_at is null
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

-- Confirms an email by the link sent to it, and ends a suppression that is older than the sign-up. Returns "accepted"
-- any number of times, or "invalid-link" if the sign-up has lapsed or was withdrawn.
create function public.confirm_newsletter(email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers as known
  where lower(known.email) = lower(confirm_newsletter.email) and known.unsubscribed_at is null
  for update;
  if not found then
    return jsonb_build_object('code', 'invalid-link');
  end if;
  if subscriber.confirmed_at is not null then
    return jsonb_build_object('code', 'accepted');
  end if;
  update public.newsletter_subscribers set confirmed_at = now() where id = subscriber.id;
  update public.unsubscribes set cleared_at = now()
  where email_hash = app_private.person_hash(subscriber.email) and cleared_at is null
    and created_at <= subscriber.created_at;
  perform app_private.record_consent(subscriber.email, 'confirmed', subscriber.locale, 'newsletter');
  perform app_private.queue_mail(
    'newsletter-welcome', jsonb_build_object('email', subscriber.email, 'locale', subscriber.locale), subscriber.email);
  return jsonb_build_object('code', 'accepted');
end;
$$;

-- Stops all emails to an address. Returns "accepted" any number of times, whether or not the address was known.
-- `client_ip` is null when a signed link proves the address; without one, the network is rate-limited.
create function public.log_unsubscribe(email text, source text, client_ip text)
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
  end if;
  update public.newsletter_subscribers as subscriber set unsubscribed_at = now()
  where lower(subscriber.email) = lower(address) and subscriber.unsubscribed_at is null;
  return jsonb_build_object('code', 'accepted');
end;
$$;

-- Undoes an unsubscription. Every email can be unsubscribed from, also by people who never signed up for the
-- newsletter: this restores the earlier state and doesn't subscribe anyone. Returns {"code": "accepted",
-- "subscribed": boolean}, where `subscribed` says whether the newsletter resumes.
create function public.resubscribe(email text, locale text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_subscribed boolean;
begin
  update public.unsubscribes set cleared_at = now()
  where email_hash = app_private.person_hash(resubscribe.email) and cleared_at is null;
  update public.newsletter_subscribers as subscriber set unsubscribed_at = null
  where lower(subscriber.email) = lower(resubscribe.email) and subscriber.confirmed_at is not null;
  is_subscribed := found;
  perform app_private.record_consent(resubscribe.email, 'resubscribed', resubscribe.locale, 'link');
  return jsonb_build_object('code', 'accepted', 'subscribed', is_subscribed);
end;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.subscribe_newsletter(text, text, text),
  public.confirm_newsletter(text),
  public.log_unsubscribe(text, text, text),
  public.resubscribe(text, text)
to service_role;
