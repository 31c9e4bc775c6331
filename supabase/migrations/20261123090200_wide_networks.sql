-- A provider gives one customer an IPv6 /48: 65,536 networks of the size that the other limits count. Together they may
-- use an eighth of what all forms accept.

insert into app_private.settings (name, value) values
  ('wide_networks.burst', '200'),
  ('wide_networks.every', '80 milliseconds');

-- The /48 of an IPv6 address; null for anything else.
create function app_private.wide_network_of(client_ip text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  parsed inet;
begin
  begin
    parsed := app_private.network_of(wide_network_of.client_ip)::inet;
  exception when invalid_text_representation then
    return null;
  end;
  return case when family(parsed) = 6 then host(network(set_masklen(parsed, 48))) end;
end;
$$;

-- Takes a token for the visitor's network, one for its /48 and one for all forms, in this order: who is above a narrow
-- limit uses up no wider one. Returns 0 if all are allowed, otherwise the seconds until the next token.
create function app_private.check_form_limits(limit_name text, client_ip text)
returns int
language plpgsql
set search_path = ''
as $$
declare
  wide_network text := app_private.wide_network_of(check_form_limits.client_ip);
  wait int := app_private.check_rate_limit(
    check_form_limits.limit_name, app_private.network_of(check_form_limits.client_ip));
begin
  if wait = 0 and wide_network is not null then
    wait := app_private.check_rate_limit('wide_networks', wide_network);
  end if;
  if wait = 0 then
    wait := app_private.check_rate_limit('all_forms', floor(random() * 8)::text);
  end if;
  return wait;
end;
$$;

create or replace function app_private.refusal(limit_name text, client_ip text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait int := app_private.check_form_limits(refusal.limit_name, refusal.client_ip);
begin
  if wait > 0 then
    return jsonb_build_object('code', 'rate-limited', 'retryAfter', wait);
  end if;
  return null;
end;
$$;

-- Raises the error that PostgREST answers with status 429.
-- Source: https://docs.postgrest.org/en/stable/references/errors.html#full-error-control
create function app_private.raise_rate_limited(wait int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object('code', 'PT429', 'message', 'Too many requests', 'details', null,
      'hint', format('Try again in %s seconds.', raise_rate_limited.wait))::text,
    detail = json_build_object('status', 429, 'headers',
      json_build_object('Retry-After', raise_rate_limited.wait::text))::text;
end;
$$;

create or replace function app_private.refuse_above_rate_limit(limit_name text, value text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  wait int := app_private.check_rate_limit(refuse_above_rate_limit.limit_name, refuse_above_rate_limit.value);
begin
  if wait > 0 then
    perform app_private.raise_rate_limited(wait);
  end if;
end;
$$;

-- The limits of a direct insert by a visitor. The trigger names the limit.
create function app_private.limit_anonymous_insert()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait int := app_private.check_form_limits(tg_argv[0], app_private.request_client_ip());
begin
  if wait > 0 then
    perform app_private.raise_rate_limited(wait);
  end if;
  return new;
end;
$$;

drop trigger a_limit_anonymous_lead on public.leads;
drop trigger a_limit_anonymous_subscriber on public.newsletter_subscribers;
drop function app_private.limit_anonymous_lead();
drop function app_private.limit_anonymous_subscriber();

create trigger a_limit_anonymous_insert before insert on public.leads
  for each row when (current_user = 'anon') execute function app_private.limit_anonymous_insert('leads');
create trigger a_limit_anonymous_insert before insert on public.newsletter_subscribers
  for each row when (current_user = 'anon') execute function app_private.limit_anonymous_insert('newsletter');

revoke execute on all functions in schema app_private from public;
