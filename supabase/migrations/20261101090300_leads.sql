-- Requests for a consultation. There are two ways in, `submit_lead` and the direct anonymous insert that the site falls
-- back to when the function fails; the triggers give both the same rules: no duplicate within a day, one mail a lead.

-- The checks repeat `schemas/forms/lead-rules.ts`; a test keeps the two alike.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  company text not null check (char_length(company) between 1 and 200),
  phone text check (char_length(phone) between 1 and 50),
  locale text check (locale in ('en-UK', 'es', 'fr', 'it', 'nl')),
  created_at timestamptz not null default now()
);

create index leads_sender on public.leads (lower(email), lower(company), created_at);
create index leads_created_at on public.leads (created_at);

revoke all on public.leads from public, anon, authenticated;
grant insert (name, email, company, phone) on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

insert into app_private.settings (name, value) values
  ('leads.burst', '20'),
  ('leads.every', '3 minutes');

-- True when one more lead may come from the address.
create function app_private.may_send_lead(address text)
returns boolean
language sql
set search_path = ''
as $$
  select app_private.take_token(
    app_private.address_key('lead', may_send_lead.address),
    app_private.setting('leads.burst')::int,
    app_private.setting('leads.every')::interval);
$$;

create function app_private.limit_anonymous_lead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not app_private.may_send_lead(app_private.request_address()) then
    -- PostgREST answers PTxyz with the HTTP status xyz.
    raise exception using errcode = 'PT429', message = 'Too many requests';
  end if;
  return new;
end;
$$;

-- Trims like the form does, then refuses what the same sender sent within a day. The lock makes concurrent copies of
-- one lead wait for each other; without it both would look before either is there to be seen.
create function app_private.refuse_duplicate_lead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := btrim(new.name, E' \t\r\n');
  new.email := btrim(new.email, E' \t\r\n');
  new.company := btrim(new.company, E' \t\r\n');
  new.phone := nullif(btrim(new.phone, E' \t\r\n'), '');
  perform pg_advisory_xact_lock(hashtextextended('lead|' || lower(new.email) || '|' || lower(new.company), 0));
  if exists (
    select from public.leads
    where lower(leads.email) = lower(new.email)
      and lower(leads.company) = lower(new.company)
      and leads.created_at > now() - interval '24 hours'
  ) then
    raise exception using errcode = 'unique_violation', message = 'Duplicate submission detected';
  end if;
  return new;
end;
$$;

create function app_private.queue_lead_notification()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into app_private.mail_outbox (kind, payload) values ('lead-notification', to_jsonb(new));
  return null;
end;
$$;

-- Triggers fire in the order of their names: the limit comes before the look-up that it protects.
create trigger a_limit_anonymous_lead before insert on public.leads
  for each row when (current_user = 'anon') execute function app_private.limit_anonymous_lead();
create trigger b_refuse_duplicate_lead before insert on public.leads
  for each row execute function app_private.refuse_duplicate_lead();
create trigger queue_lead_notification after insert on public.leads
  for each row execute function app_private.queue_lead_notification();

alter table public.leads enable row level security;

create policy "Anyone may ask for a consultation" on public.leads
  for insert to anon with check (true);

-- Stores a lead and queues its mail in one transaction. Answers {"result": "accepted", "id": uuid},
-- {"result": "duplicate"} or {"result": "rate-limited"}; raises 23514 when a value breaks the table's checks.
create function public.submit_lead(
  name text, email text, company text, phone text, locale text, visitor_address text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead_id uuid;
begin
  if not app_private.may_send_lead(submit_lead.visitor_address) then
    return jsonb_build_object('result', 'rate-limited');
  end if;
  -- A block of its own, so that a duplicate takes back the insert and not the token.
  begin
    insert into public.leads as lead (name, email, company, phone, locale)
    values (submit_lead.name, submit_lead.email, submit_lead.company, submit_lead.phone, submit_lead.locale)
    returning lead.id into lead_id;
  exception when unique_violation then
    return jsonb_build_object('result', 'duplicate');
  end;
  return jsonb_build_object('result', 'accepted', 'id', lead_id);
end;
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on function public.submit_lead(text, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.submit_lead(text, text, text, text, text, text) to service_role;
