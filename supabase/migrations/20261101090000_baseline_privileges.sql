-- The ground that every later migration stands on: nothing is reachable until it is granted by name.
-- Hosted Supabase grants everything in `public` to its API roles by default; that is taken back first.

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;
revoke create on schema public from public, anon, authenticated;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
-- PUBLIC's EXECUTE is a built-in default, which only the form without a schema can take back.
alter default privileges revoke execute on functions from public;

grant usage on schema public to anon, service_role;

-- Tables that no API role may touch. Not exposed by the API; reached through the functions of `public` only.
create schema app_private;
revoke all on schema app_private from public;

-- What an operator may tune without a migration, and secrets that never leave the database.
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

revoke execute on function app_private.setting(text) from public;
