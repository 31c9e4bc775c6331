-- A limit per visitor's address, without keeping the address: only a salted hash of it is stored.

-- `full_at` is when the bucket is full again (the "theoretical arrival time" of GCRA). A row in the past says nothing,
-- so it can be deleted at any time.
create table app_private.rate_buckets (
  key text primary key,
  full_at timestamptz not null
);

create index rate_buckets_full_at on app_private.rate_buckets (full_at);

revoke all on app_private.rate_buckets from public;

alter table app_private.rate_buckets enable row level security;

insert into app_private.settings (name, value)
values ('address_salt', gen_random_uuid()::text || gen_random_uuid()::text);

-- The name under which an address is counted.
create function app_private.address_key(purpose text, address text)
returns text
language sql stable
set search_path = ''
as $$
  select address_key.purpose || ':' || encode(
    sha256(convert_to(app_private.setting('address_salt') || '|' || coalesce(address_key.address, ''), 'UTF8')), 'hex');
$$;

-- Takes one token from a bucket of `burst` tokens that gains one `every` interval; false when it is empty.
-- One upsert decides, so that concurrent requests cannot both take the last token, and a refusal costs nothing.
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

-- The address of a visitor who reaches the REST API directly. The hosted edge sets `cf-connecting-ip` itself, while the
-- first entry of `x-forwarded-for` may be the visitor's own invention there.
create function app_private.request_address()
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)),
    '')
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request;
$$;

create function app_private.prune_rate_buckets()
returns void
language sql
set search_path = ''
as $$
  delete from app_private.rate_buckets where full_at < now();
$$;

revoke execute on all functions in schema app_private from public;
