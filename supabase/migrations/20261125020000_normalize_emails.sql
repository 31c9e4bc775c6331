-- Emails of direct inserts as `contracts/forms/normalize-email.ts` writes them: one that holds an invisible character
-- can't be delivered, and would pass as a second person.

-- The class is Unicode's Default_Ignorable_Code_Point.
create function app_private.normalize_email(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(clean.email, '[^@]*$', '') || lower(substring(clean.email from '[^@]*$'))
  from (select regexp_replace(
    regexp_replace(normalize_email.value,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'),
    '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$',
    '', 'g')) as clean (email)
$$;

create or replace function app_private.prepare_lead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := app_private.plain_text(new.name);
  new.email := app_private.normalize_email(new.email);
  new.company := app_private.plain_text(new.company);
  new.phone := nullif(btrim(left(app_private.plain_text(new.phone), 40)), '');
  perform pg_advisory_xact_lock(hashtextextended('lead|' || lower(new.email) || '|' || lower(new.company), 0));
  return new;
end;
$$;

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

revoke all on function app_private.normalize_email(text) from public;
