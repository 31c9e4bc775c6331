-- Files and webinars for visitors. The specification's columns hold the en-UK texts; `translations` holds the other
-- languages: {"fr": {"title": "...", "description": "..."}}.

create table public.downloadable_resources (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (char_length(title) between 1 and 200),
  description text not null check (char_length(description) <= 1000),
  resource_type text not null check (char_length(resource_type) between 1 and 50),
  icon_name text not null default 'FileText' check (icon_name in ('Calculator', 'BookOpen', 'FileText', 'Video')),
  -- Null while there is no file yet.
  file_url text check (file_url ~ '^(https://|/)'),
  is_active boolean not null default true,
  download_count int not null default 0 check (download_count >= 0),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  created_at timestamptz not null default now()
);

create table public.webinars (
  id uuid primary key default gen_random_uuid(),
  title text not null unique check (char_length(title) between 1 and 200),
  description text not null check (char_length(description) <= 1000),
  duration text not null check (char_length(duration) between 1 and 50),
  view_count int not null default 0 check (view_count >= 0),
  is_available boolean not null default false,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  created_at timestamptz not null default now()
);

create table public.industry_guides (
  id uuid primary key default gen_random_uuid(),
  industry_name text not null unique check (char_length(industry_name) between 1 and 100),
  processes_description text not null check (char_length(processes_description) <= 1000),
  file_url text check (file_url ~ '^(https://|/)'),
  is_active boolean not null default true,
  download_count int not null default 0 check (download_count >= 0),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  created_at timestamptz not null default now()
);

revoke all on public.downloadable_resources, public.webinars, public.industry_guides from public, anon, authenticated;
grant select on public.downloadable_resources, public.webinars, public.industry_guides to anon;
grant select, insert, update, delete
  on public.downloadable_resources, public.webinars, public.industry_guides to service_role;

alter table public.downloadable_resources enable row level security;
alter table public.webinars enable row level security;
alter table public.industry_guides enable row level security;

create policy "Anyone may read active resources" on public.downloadable_resources
  for select to anon using (is_active);
create policy "Anyone may read available webinars" on public.webinars
  for select to anon using (is_available);
create policy "Anyone may read active guides" on public.industry_guides
  for select to anon using (is_active);

insert into app_private.settings (name, value) values
  ('downloads.burst', '60'),
  ('downloads.every', '10 seconds');

-- Counts a download of an active row, atomically. Returns "accepted", "not-found" or "rate-limited". `table_name` is
-- one of two and never becomes part of a statement.
create function public.increment_download_count(table_name text, resource_id uuid, client_ip text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal jsonb := app_private.refusal('downloads', increment_download_count.client_ip);
begin
  if refusal is not null then
    return refusal;
  end if;
  case increment_download_count.table_name
    when 'downloadable_resources' then
      update public.downloadable_resources as resource set download_count = resource.download_count + 1
      where resource.id = increment_download_count.resource_id and resource.is_active;
    when 'industry_guides' then
      update public.industry_guides as guide set download_count = guide.download_count + 1
      where guide.id = increment_download_count.resource_id and guide.is_active;
    else
      return jsonb_build_object('code', 'not-found');
  end case;
  if not found then
    return jsonb_build_object('code', 'not-found');
  end if;
  return jsonb_build_object('code', 'accepted');
end;
$$;

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function public.increment_download_count(text, uuid, text) to service_role;
