-- Leads in the Studio: where each came from, how far it has got, and who looked at it. Only functions for the service role
-- read or change this; what a visitor may do stays as it was.

-- `origin` holds the page, form and button, and with consent to analytics the campaign, referrer and landing page
-- (`contracts/forms/lead-origin.ts`).
alter table public.leads
  add column origin jsonb not null default '{}'::jsonb
    check (jsonb_typeof(origin) = 'object' and char_length(origin::text) <= 4000),
  add column status text not null default 'new' check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
  add column owner text not null default '' check (char_length(owner) <= 200),
  add column note text not null default '' check (char_length(note) <= 4000),
  add column updated_at timestamptz not null default now();

-- Every access of an editor to personal data. It holds no personal data of visitors itself.
create table app_private.editor_access (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The user's id in Sanity.
  editor text not null check (char_length(editor) between 1 and 200),
  action text not null,
  -- What was looked at or changed: {"rows": 20}, {"lead": uuid, "fields": ["status"]}, {"person": hash}.
  details jsonb not null default '{}'::jsonb
);

create index editor_access_at on app_private.editor_access (at);
revoke all on app_private.editor_access from public;
alter table app_private.editor_access enable row level security;

insert into app_private.settings (name, value) values ('keep.editor_access', '2 years');

create function app_private.record_access(editor text, action text, details jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into app_private.editor_access (editor, action, details)
  values (record_access.editor, record_access.action, record_access.details);
  delete from app_private.editor_access where at < app_private.kept_since('editor_access');
end;
$$;

-- The package that a lead came from: the last part of a path below /services/.
create function app_private.lead_package(origin jsonb)
returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(substring(origin ->> 'page' from '/services/([a-z0-9-]+)$'), '');
$$;

-- Where a lead came from: the campaign's source, the host of the referrer, or ''.
create function app_private.lead_source(origin jsonb)
returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(nullif(origin ->> 'utmSource', ''), substring(origin ->> 'referrer' from '^https?://([^/:?#]+)'), '');
$$;

-- A page of leads, newest first: {"total": n, "leads": [...]}. `purpose` is what the access is recorded as.
create function public.editor_leads(
  editor text, purpose text, search text default '', status text default '', first_row int default 0,
  row_count int default 50)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  pattern text := '%' || replace(replace(replace(btrim(editor_leads.search), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  result jsonb;
begin
  with found as (
    select lead.* from public.leads as lead
    where (editor_leads.status = '' or lead.status = editor_leads.status)
      and concat_ws(' ', lead.name, lead.email, lead.company, lead.phone, lead.owner, lead.note, lead.origin ->> 'page')
        ilike pattern),
  shown as (
    select * from found order by created_at desc, id
    offset greatest(editor_leads.first_row, 0) limit least(greatest(editor_leads.row_count, 1), 5000))
  select jsonb_build_object(
    'total', (select count(*) from found),
    'leads', (select coalesce(jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id), '[]') from shown))
  into result;
  perform app_private.record_access(editor_leads.editor, editor_leads.purpose, jsonb_build_object(
    'rows', jsonb_array_length(result -> 'leads'), 'first_row', editor_leads.first_row, 'status', editor_leads.status,
    'searched', btrim(editor_leads.search) <> ''));
  return result;
end;
$$;

-- Changes the given fields of a lead; null keeps a field. Returns the lead, or null if there is none.
create function public.editor_update_lead(
  editor text, lead uuid, status text default null, owner text default null, note text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  update public.leads as target
  set status = coalesce(editor_update_lead.status, target.status),
    owner = coalesce(editor_update_lead.owner, target.owner),
    note = coalesce(editor_update_lead.note, target.note),
    updated_at = now()
  where target.id = editor_update_lead.lead
  returning to_jsonb(target.*) into result;
  perform app_private.record_access(editor_update_lead.editor, 'update', jsonb_build_object(
    'lead', editor_update_lead.lead,
    'fields', array_remove(array[
      case when editor_update_lead.status is not null then 'status' end,
      case when editor_update_lead.owner is not null then 'owner' end,
      case when editor_update_lead.note is not null then 'note' end], null),
    'found', result is not null));
  return result;
end;
$$;

-- Numbers of leads without suspected bots and spam: {"weeks": [{"name", "count"}], "packages": [...], "sources": [...]}.
-- Weeks start on Monday and are the last twelve; packages and sources cover the same time.
create function public.editor_lead_counts(editor text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  start timestamptz := date_trunc('week', now()) - interval '11 weeks';
  result jsonb;
begin
  with counted as (
    select to_char(date_trunc('week', created_at), 'YYYY-MM-DD') as week,
      app_private.lead_package(origin) as package, app_private.lead_source(origin) as source
    from public.leads where created_at >= start and not suspected and status <> 'spam'),
  weeks as (
    select to_char(day, 'YYYY-MM-DD') as name, (select count(*) from counted where week = to_char(day, 'YYYY-MM-DD')) as count
    from generate_series(start, date_trunc('week', now()), interval '1 week') as day),
  packages as (select package as name, count(*) as count from counted group by package),
  sources as (select source as name, count(*) as count from counted group by source)
  select jsonb_build_object(
    'weeks', (select coalesce(jsonb_agg(to_jsonb(weeks) order by name), '[]') from weeks),
    'packages', (select coalesce(jsonb_agg(to_jsonb(packages) order by count desc, name), '[]') from packages),
    'sources', (select coalesce(jsonb_agg(to_jsonb(sources) order by count desc, name), '[]') from sources))
  into result;
  perform app_private.record_access(editor_lead_counts.editor, 'counts', '{}'::jsonb);
  return result;
end;
$$;

-- Exports everything about an email address, as the operator's command does.
create function public.editor_export_person(editor text, email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.record_access(editor_export_person.editor, 'export-person',
    jsonb_build_object('person', app_private.person_hash(editor_export_person.email)));
  return public.export_person(editor_export_person.email);
end;
$$;

-- Erases everything about an email address, as the operator's command does.
create function public.editor_erase_person(editor text, email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.record_access(editor_erase_person.editor, 'erase-person',
    jsonb_build_object('person', app_private.person_hash(editor_erase_person.email)));
  return public.erase_person(editor_erase_person.email);
end;
$$;

-- As before, with the origin of the lead.
drop function public.submit_lead(text, text, text, text, text, text, boolean);

create function public.submit_lead(
  name text, email text, company text, phone text, locale text, client_ip text, suspected boolean default false,
  origin jsonb default '{}'::jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal jsonb := app_private.refusal('leads', submit_lead.client_ip);
  lead_id uuid;
begin
  if refusal is not null then
    return refusal;
  end if;
  -- A nested block, so that a rejection rolls back the insert but not the rate limit's token.
  begin
    insert into public.leads as lead (name, email, company, phone, locale, suspected, origin)
    values (submit_lead.name, submit_lead.email, submit_lead.company, submit_lead.phone, submit_lead.locale,
      submit_lead.suspected, submit_lead.origin)
    returning lead.id into lead_id;
  exception
    when unique_violation then
      return jsonb_build_object('code', 'duplicate');
    when sqlstate 'PGRST' then
      return jsonb_build_object('code', 'rate-limited',
        'retryAfter', app_private.check_rate_limit('lead_emails', submit_lead.email));
  end;
  if submit_lead.suspected then
    return jsonb_build_object('code', 'unprocessed');
  end if;
  return jsonb_build_object('code', 'accepted', 'id', lead_id);
end;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.submit_lead(text, text, text, text, text, text, boolean, jsonb),
  public.editor_leads(text, text, text, text, int, int),
  public.editor_update_lead(text, uuid, text, text, text),
  public.editor_lead_counts(text),
  public.editor_export_person(text, text),
  public.editor_erase_person(text, text)
to service_role;
