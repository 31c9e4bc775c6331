-- Rate limits. A limit has two settings, `<name>.burst` and `<name>.every`, and one bucket per network or email
-- address. A rejected caller learns how many seconds to wait.

-- `full_at` is when the bucket is full again (the "theoretical arrival time" of GCRA). A row whose time has passed
-- means a full bucket, so it can be deleted at any time.
create table app_private.rate_buckets (
  key text primary key,
  full_at timestamptz not null
);

create index rate_buckets_full_at on app_private.rate_buckets (full_at);

revoke all on app_private.rate_buckets from public;

alter table app_private.rate_buckets enable row level security;

-- `all_forms` limits all submissions together, so that the database keeps responding during a flood. It has eight
-- buckets, because with a single row all submissions would wait for each other: the total limit is eight times this
-- one.
insert into app_private.settings (name, value) values
  ('address_salt', gen_random_uuid()::text || gen_random_uuid()::text),
  ('all_forms.burst', '200'),
  ('all_forms.every', '80 milliseconds');

-- Takes one token from a bucket of `burst` tokens that gains one token per `every`; false if the bucket is empty. A
-- single upsert decides, so concurrent requests can't both take the last token, and a rejected one writes nothing.
create function app_private.take_token(key text, burst int, every interval)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into app_private.rate_buckets as bucket (key, full_at)
  values (take_token.key, clock_timestamp() + take_token.every)
  on conflict on constraint rate_buckets_pkey do update
    set full_at = greatest(bucket.full_at, clock_timestamp()) + take_token.every
    where greatest(bucket.full_at, clock_timestamp()) + take_token.every
      <= clock_timestamp() + take_token.burst * take_token.every;
  return found;
end;
$$;

-- The network that a client IP counts under: an IPv4 address, or the /64 of an IPv6 address, since one visitor can use
-- any address within it.
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

-- The client IP of a visitor who calls the REST API directly. The hosted edge sets `cf-connecting-ip` itself.
-- Elsewhere the nearest proxy appends to `x-forwarded-for`; entries before its own can be forged.
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

-- The key of a bucket: a salted hash of the counted value, so it identifies nobody.
create function app_private.bucket_key(limit_name text, value text)
returns text
language sql stable
set search_path = ''
as $$
  select bucket_key.limit_name || ':' || encode(
    sha256(convert_to(app_private.setting('address_salt') || '|' || lower(coalesce(bucket_key.value, '')), 'UTF8')),
    'hex');
$$;

-- Takes one token from a limit. Returns 0 if allowed, otherwise the seconds until the next token.
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

-- The same for a direct insert, which can only raise an error. PostgREST takes the response's status and headers from
-- an error with this code.
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

-- Takes a token for the visitor's network and one for all forms. Returns null if both are allowed, otherwise the
-- result for the caller.
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

-- Deletes full buckets.
create function app_private.prune_rate_buckets()
returns void
language sql
set search_path = ''
as $$
  delete from app_private.rate_buckets where full_at < now();
$$;

revoke execute on all functions in schema app_private from public;
