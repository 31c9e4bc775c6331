-- Everything is closed until a migration grants it by name. Hosted Supabase grants the API roles everything in `public`
-- by default, so this takes those grants back first.

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;
revoke create on schema public from public, anon, authenticated;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- PostgreSQL grants EXECUTE to PUBLIC by default. Only the form without a schema revokes that.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, service_role;

-- The API does not expose this schema and its roles cannot use it; only functions in `public` read and write its
-- tables.
create schema app_private;
revoke all on schema app_private from public;

-- Settings that operators can change without a migration, and secrets that never leave the database.
create table app_private.settings (
  name text primary key,
  value text not null
);

revoke all on app_private.settings from public;

alter table app_private.settings enable row level security;

create function app_private.setting(name text)
returns text
language sql stable
set search_path = ''
as $$
  select settings.value from app_private.settings where settings.name = setting.name;
$$;

revoke execute on all functions in schema app_private from public;
