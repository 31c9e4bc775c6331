-- Adds to the visits of each old URL the first day that is stored, so that editors see since when visits are counted.
-- [{"path", "month", "year", "first": "2026-11-24", "last": "2026-11-24"}], the most visited first.
create or replace function public.editor_redirect_hits()
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(listed) order by listed.year desc, listed.path), '[]') from (
    select hit.path,
      coalesce(sum(hit.count) filter (where hit.day > (now() at time zone 'utc')::date - 30), 0) as month,
      sum(hit.count) as year, min(hit.day) as first, max(hit.day) as last
    from app_private.redirect_hits as hit
    where hit.day >= app_private.kept_since('redirect_hits')::date
    group by hit.path) as listed;
$$;
