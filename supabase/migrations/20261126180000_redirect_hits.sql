-- Visits to redirected URLs, for editors: an old URL and how often, per day. Nothing says who came.

create table app_private.redirect_hits (
  day date not null default (now() at time zone 'utc')::date,
  path text not null check (char_length(path) between 1 and 500),
  count bigint not null check (count > 0),
  primary key (day, path)
);

revoke all on app_private.redirect_hits from public;
alter table app_private.redirect_hits enable row level security;

insert into app_private.settings (name, value) values ('keep.redirect_hits', '365 days');

-- Adds visits: [{"path": "/old", "count": 3}]. In the order of the paths, so that two instances don't wait for each other.
create function public.record_redirect_hits(hits jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.redirect_hits as hit where hit.day < app_private.kept_since('redirect_hits')::date;
  insert into app_private.redirect_hits as hit (path, count)
  select added.path, sum(added.count) from jsonb_to_recordset(record_redirect_hits.hits) as added(path text, count bigint)
  group by added.path order by added.path
  on conflict on constraint redirect_hits_pkey do update set count = hit.count + excluded.count;
end;
$$;

-- The visits of every old URL that had any: [{"path", "month", "year", "last": "2026-11-24"}], the most visited first.
create function public.editor_redirect_hits()
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.year desc, listed.path), '[]') from (
    select hit.path,
      coalesce(sum(hit.count) filter (where hit.day > (now() at time zone 'utc')::date - 30), 0) as month,
      sum(hit.count) as year, max(hit.day) as last
    from app_private.redirect_hits as hit
    where hit.day >= app_private.kept_since('redirect_hits')::date
    group by hit.path) as listed;
$$;

revoke execute on function public.record_redirect_hits, public.editor_redirect_hits from public, anon, authenticated;
grant execute on function public.record_redirect_hits, public.editor_redirect_hits to service_role;
