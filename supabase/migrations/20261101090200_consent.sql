-- Who must not be emailed, and the record of consent. A person is identified by a salted hash of the email address,
-- so that a suppression outlives the erasure of everything else.

-- Requests to stop emails. Erasing a person empties `email` and keeps the row with its hash. Subscribing again sets
-- `cleared_at`.
create table public.unsubscribes (
  id uuid primary key default gen_random_uuid(),
  email text check (char_length(email) <= 254),
  email_hash text not null,
  source text not null check (char_length(source) between 1 and 50),
  created_at timestamptz not null default now(),
  cleared_at timestamptz
);

create unique index unsubscribes_active on public.unsubscribes (email_hash) where cleared_at is null;
create index unsubscribes_email_hash on public.unsubscribes (email_hash);

-- What a person agreed to, when, in which language and to which version of the text.
create table app_private.consent_events (
  id bigint generated always as identity primary key,
  email_hash text not null,
  event text not null check (event in ('signed-up', 'confirmed', 'unsubscribed', 'resubscribed')),
  text_version text,
  locale text,
  source text,
  created_at timestamptz not null default now()
);

create index consent_events_email_hash on app_private.consent_events (email_hash);
create index consent_events_created_at on app_private.consent_events (created_at);

revoke all on public.unsubscribes from public, anon, authenticated;
revoke all on app_private.consent_events from public;
grant select, insert, update, delete on public.unsubscribes to service_role;

alter table public.unsubscribes enable row level security;
alter table app_private.consent_events enable row level security;

insert into app_private.settings (name, value) values
  ('consent.text_version', '2026-11'),
  ('unsubscribes.burst', '30'),
  ('unsubscribes.every', '20 seconds');

create function app_private.person_hash(email text)
returns text
language sql stable
set search_path = ''
as $$
  select encode(sha256(convert_to(
    app_private.setting('address_salt') || '|person|' || lower(btrim(person_hash.email, E' \t\r\n')), 'UTF8')), 'hex');
$$;

create function app_private.record_consent(email text, event text, locale text, source text)
returns void
language sql
set search_path = ''
as $$
  insert into app_private.consent_events (email_hash, event, text_version, locale, source)
  values (
    app_private.person_hash(record_consent.email), record_consent.event, app_private.setting('consent.text_version'),
    record_consent.locale, record_consent.source);
$$;

create function app_private.is_suppressed(email text)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.unsubscribes
    where unsubscribes.email_hash = app_private.person_hash(is_suppressed.email) and unsubscribes.cleared_at is null);
$$;

revoke execute on all functions in schema app_private from public;
