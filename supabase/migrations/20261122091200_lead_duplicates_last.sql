-- Looks for a duplicate after every row of a request has passed the other checks. Before them, a request of two rows, the second
-- one invalid, told by its status whether somebody had asked for a consultation, and left no row behind.

create or replace function app_private.refuse_duplicate_lead()
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
  return new;
end;
$$;

alter function app_private.refuse_duplicate_lead() rename to prepare_lead;
alter trigger b_refuse_duplicate_lead on public.leads rename to b_prepare_lead;

create function app_private.refuse_duplicate_lead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.leads
    where lower(leads.email) = lower(new.email)
      and lower(leads.company) = lower(new.company)
      and leads.created_at > now() - interval '24 hours'
      and leads.id <> new.id
  ) then
    raise exception using errcode = 'unique_violation', message = 'Duplicate submission detected';
  end if;
  return null;
end;
$$;

create trigger a_refuse_duplicate_lead after insert on public.leads
  for each row execute function app_private.refuse_duplicate_lead();

revoke execute on function app_private.refuse_duplicate_lead() from public;
