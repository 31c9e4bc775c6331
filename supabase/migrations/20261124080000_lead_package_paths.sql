-- Packages are below the services page of their language; older leads have the English path in every language.

-- The package that a lead came from: the last part of its path.
create or replace function app_private.lead_package(origin jsonb)
returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(substring(origin ->> 'page' from '/(?:services|servicios|servizi|diensten)/([a-z0-9-]+)$'), '');
$$;
