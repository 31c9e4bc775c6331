-- Downloads, industry guides and webinars are documents in the Studio; `sync-downloads` writes them to these rows. A row
-- without a document is an operator's. `revisions` are those of the documents it shows, one per language: {"<id>": "<rev>"}.

alter table public.downloadable_resources
  drop constraint downloadable_resources_title_key,
  add column document_id text unique,
  add column list_position int not null default 1000,
  add column revisions jsonb not null default '{}' check (jsonb_typeof(revisions) = 'object');
alter table public.industry_guides
  drop constraint industry_guides_industry_name_key,
  add column document_id text unique,
  add column list_position int not null default 1000,
  add column revisions jsonb not null default '{}' check (jsonb_typeof(revisions) = 'object');
alter table public.webinars
  drop constraint webinars_title_key,
  add column document_id text unique,
  add column list_position int not null default 1000,
  add column revisions jsonb not null default '{}' check (jsonb_typeof(revisions) = 'object');

-- The syncs of the rows: how many were started, and which of them wrote last. One row.
create table app_private.downloads_sync (
  is_only boolean primary key default true check (is_only),
  started bigint not null default 0,
  written bigint not null default 0
);
insert into app_private.downloads_sync default values;

revoke all on app_private.downloads_sync from public;
alter table app_private.downloads_sync enable row level security;

-- Returns the number of a new sync. Call it before reading the documents.
create function public.start_downloads_sync()
returns bigint
language sql
security definer
set search_path = ''
as $$
  update app_private.downloads_sync set started = started + 1 returning started;
$$;

-- Makes the rows equal to the documents, each list as [{"document_id", "created_at", "list_position", "translations", ...}]
-- with the columns of its table. The oldest row without a document, but with the title of one, becomes its row and keeps
-- its id and count; the row of a document that is gone is hidden. A sync that was started before the last one to write
-- changes nothing: that one has read everything that was published before this one started.
create function public.sync_downloads(start bigint, resources jsonb, guides jsonb, webinars jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update app_private.downloads_sync as sync set written = sync_downloads.start where sync.written <= sync_downloads.start;
  if not found then
    return;
  end if;

  update public.downloadable_resources as own set document_id = document.document_id
  from jsonb_to_recordset(sync_downloads.resources) as document(document_id text, title text)
  where own.id = (
      select id from public.downloadable_resources as first where first.document_id is null and first.title = document.title
      order by created_at, id limit 1)
    and not exists (select from public.downloadable_resources as other where other.document_id = document.document_id);
  insert into public.downloadable_resources as own
    (document_id, created_at, list_position, title, description, resource_type, icon_name, file_url, translations,
     revisions)
  select * from jsonb_to_recordset(sync_downloads.resources) as document(
    document_id text, created_at timestamptz, list_position int, title text, description text, resource_type text,
    icon_name text, file_url text, translations jsonb, revisions jsonb)
  on conflict (document_id) do update set
    list_position = excluded.list_position, title = excluded.title, description = excluded.description,
    resource_type = excluded.resource_type, icon_name = excluded.icon_name, file_url = excluded.file_url,
    translations = excluded.translations, revisions = excluded.revisions, is_active = true;
  update public.downloadable_resources as own set is_active = false
  where own.is_active and own.document_id is not null and not exists (
    select from jsonb_to_recordset(sync_downloads.resources) as document(document_id text)
    where document.document_id = own.document_id);

  update public.industry_guides as own set document_id = document.document_id
  from jsonb_to_recordset(sync_downloads.guides) as document(document_id text, industry_name text)
  where own.id = (
      select id from public.industry_guides as first where first.document_id is null and first.industry_name = document.industry_name
      order by created_at, id limit 1)
    and not exists (select from public.industry_guides as other where other.document_id = document.document_id);
  insert into public.industry_guides as own
    (document_id, created_at, list_position, industry_name, processes_description, file_url, translations,
     revisions)
  select * from jsonb_to_recordset(sync_downloads.guides) as document(
    document_id text, created_at timestamptz, list_position int, industry_name text, processes_description text,
    file_url text, translations jsonb, revisions jsonb)
  on conflict (document_id) do update set
    list_position = excluded.list_position, industry_name = excluded.industry_name,
    processes_description = excluded.processes_description, file_url = excluded.file_url,
    translations = excluded.translations, revisions = excluded.revisions, is_active = true;
  update public.industry_guides as own set is_active = false
  where own.is_active and own.document_id is not null and not exists (
    select from jsonb_to_recordset(sync_downloads.guides) as document(document_id text)
    where document.document_id = own.document_id);

  update public.webinars as own set document_id = document.document_id
  from jsonb_to_recordset(sync_downloads.webinars) as document(document_id text, title text)
  where own.id = (
      select id from public.webinars as first where first.document_id is null and first.title = document.title
      order by created_at, id limit 1)
    and not exists (select from public.webinars as other where other.document_id = document.document_id);
  insert into public.webinars as own
    (document_id, created_at, list_position, title, description, duration, is_available, translations,
     revisions)
  select document_id, created_at, list_position, title, description, duration, true, translations, revisions
  from jsonb_to_recordset(sync_downloads.webinars) as document(
    document_id text, created_at timestamptz, list_position int, title text, description text, duration text,
    translations jsonb, revisions jsonb)
  on conflict (document_id) do update set
    list_position = excluded.list_position, title = excluded.title, description = excluded.description,
    duration = excluded.duration, translations = excluded.translations, revisions = excluded.revisions, is_available = true;
  update public.webinars as own set is_available = false
  where own.is_available and own.document_id is not null and not exists (
    select from jsonb_to_recordset(sync_downloads.webinars) as document(document_id text)
    where document.document_id = own.document_id);
end;
$$;

revoke execute on function public.start_downloads_sync, public.sync_downloads from public, anon, authenticated;
grant execute on function public.start_downloads_sync, public.sync_downloads to service_role;
