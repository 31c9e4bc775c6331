-- Searches without results, for editors: a text, its language and how often, per day. Nothing says who searched.

create table app_private.search_misses (
  day date not null default (now() at time zone 'utc')::date,
  locale text not null check (char_length(locale) between 2 and 35),
  query text not null check (char_length(query) between 2 and 80),
  count int not null default 1,
  primary key (day, locale, query)
);

revoke all on app_private.search_misses from public;
alter table app_private.search_misses enable row level security;

-- `search_misses_per_day` limits what a flood of made-up searches can store.
insert into app_private.settings (name, value) values
  ('keep.search_misses', '90 days'),
  ('search_misses_per_day', '2000');

-- Counts a search without results. What is new beyond the day's limit is dropped.
create function public.record_search_miss(locale text, query text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  update app_private.search_misses as miss set count = miss.count + 1
  where miss.day = today and miss.locale = record_search_miss.locale and miss.query = record_search_miss.query;
  if found then
    return;
  end if;
  delete from app_private.search_misses as miss where miss.day < app_private.kept_since('search_misses')::date;
  if (select count(*) from app_private.search_misses as miss where miss.day = today)
      >= app_private.setting('search_misses_per_day')::int then
    return;
  end if;
  insert into app_private.search_misses (day, locale, query)
  values (today, record_search_miss.locale, record_search_miss.query)
  on conflict on constraint search_misses_pkey do update set count = search_misses.count + 1;
end;
$$;

-- The most frequent searches without results in a language: [{"query", "count", "last": "2026-11-24"}].
create function public.editor_search_misses(editor text, locale text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.count desc, listed.query), '[]') into result from (
    select miss.query, sum(miss.count) as count, max(miss.day) as last
    from app_private.search_misses as miss
    where miss.locale = editor_search_misses.locale and miss.day >= app_private.kept_since('search_misses')::date
    group by miss.query order by count desc, miss.query limit 100) as listed;
  perform app_private.record_access(editor_search_misses.editor, 'search-misses',
    jsonb_build_object('locale', editor_search_misses.locale, 'rows', jsonb_array_length(result)));
  return result;
end;
$$;

revoke execute on function public.record_search_miss, public.editor_search_misses from public, anon, authenticated;
grant execute on function public.record_search_miss, public.editor_search_misses to service_role;
