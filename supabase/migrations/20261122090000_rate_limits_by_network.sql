-- Limits in one shape: `<name>.burst` and `<name>.every` in the settings, a bucket a visitor's network or a person's
-- address. A refusal says how many seconds to wait.

-- An IPv4 address, or the /64 that one IPv6 visitor may pick addresses from at will.
create function app_private.network_of(client_ip text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  address text := regexp_replace(btrim(coalesce(network_of.client_ip, '')), '^::ffff:(?=\d+\.)', '', 'i');
  parsed inet;
begin
  begin
    parsed := address::inet;
  exception when invalid_text_representation then
    return left(address, 100);
  end;
  if family(parsed) = 4 then
    return host(parsed);
  end if;
  return host(network(set_masklen(parsed, 64)));
end;
$$;

-- The network of a visitor who reaches the REST API directly. The hosted edge sets `cf-connecting-ip` itself; elsewhere
-- the nearest proxy appends to `x-forwarded-for`, and what stands before its entry may be the visitor's own invention.
create function app_private.request_client_ip()
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', -1)),
    '')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

-- The name of a bucket. Nobody can be read from it: what is counted is stored as a salted hash only.
create function app_private.bucket_key(limit_name text, value text)
returns text
language sql stable
set search_path = ''
as $$
  select bucket_key.limit_name || ':' || encode(
    sha256(convert_to(app_private.setting('address_salt') || '|' || lower(coalesce(bucket_key.value, '')), 'UTF8')),
    'hex');
$$;

-- Takes one turn under a limit: 0 when it may be taken, else the seconds until the next one.
create function app_private.check_rate_limit(limit_name text, value text)
returns int
language plpgsql
set search_path = ''
as $$
declare
  bucket_key text := app_private.bucket_key(check_rate_limit.limit_name, check_rate_limit.value);
  burst int := app_private.setting(check_rate_limit.limit_name || '.burst')::int;
  every interval := app_private.setting(check_rate_limit.limit_name || '.every')::interval;
  wait numeric;
begin
  if app_private.take_token(bucket_key, burst, every) then
    return 0;
  end if;
  select extract(epoch from bucket.full_at - (burst - 1) * every - clock_timestamp()) into wait
  from app_private.rate_buckets as bucket where bucket.key = bucket_key;
  return greatest(1, ceil(coalesce(wait, 1)))::int;
end;
$$;

-- The same for a direct insert, which can only fail: PostgREST takes status and headers from an error of this code.
-- Source: https://docs.postgrest.org/en/stable/references/errors.html#full-error-control
create function app_private.refuse_above_rate_limit(limit_name text, value text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  wait int := app_private.check_rate_limit(refuse_above_rate_limit.limit_name, refuse_above_rate_limit.value);
begin
  if wait > 0 then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'PT429', 'message', 'Too many requests', 'details', null,
        'hint', format('Try again in %s seconds.', wait))::text,
      detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', wait::text))::text;
  end if;
end;
$$;

-- All submissions together, so that a flood from everywhere is refused while the database still answers. Eight buckets
-- share the work: one row would make all submissions wait for each other. Eight times burst / every is the limit.
insert into app_private.settings (name, value) values
  ('all_forms.burst', '200'),
  ('all_forms.every', '80 milliseconds');

-- Takes a turn for a visitor's network and one of all forms together. Answers null, or what the caller is told.
create function app_private.refusal(limit_name text, client_ip text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait int := app_private.check_rate_limit(refusal.limit_name, app_private.network_of(refusal.client_ip));
begin
  if wait = 0 then
    wait := app_private.check_rate_limit('all_forms', floor(random() * 8)::text);
  end if;
  if wait > 0 then
    return jsonb_build_object('code', 'rate-limited', 'retryAfter', wait);
  end if;
  return null;
end;
$$;

revoke execute on all functions in schema app_private from public;
