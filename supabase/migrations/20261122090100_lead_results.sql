-- Leads answer in the codes of `schemas/forms/form-result.ts`, know what looked automated, and are limited by network
-- and by address.

alter table public.leads add column suspected boolean not null default false;

-- The fallback insert may say in which language the visitor is to be answered.
grant insert (locale) on public.leads to anon;

insert into app_private.settings (name, value) values
  ('lead_emails.burst', '5'),
  ('lead_emails.every', '4 hours');

create or replace function app_private.limit_anonymous_lead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.refuse_above_rate_limit(
    'leads', app_private.network_of(app_private.request_client_ip()));
  perform app_private.refuse_above_rate_limit('all_forms', floor(random() * 8)::text);
  return new;
end;
$$;

-- After the look for duplicates: a lead makes a mail to the address that was typed, which may be somebody else's.
create function app_private.limit_lead_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.refuse_above_rate_limit('lead_emails', new.email);
  return new;
end;
$$;

create trigger c_limit_lead_email before insert on public.leads
  for each row when (current_user <> 'service_role') execute function app_private.limit_lead_email();

-- Stores a lead and queues its mails in one transaction. Answers {"code": "accepted", "id": uuid}, "unprocessed" for
-- one that looked automated and was stored all the same, "duplicate", or "rate-limited" with "retryAfter" in seconds;
-- raises 23514 when a value breaks the table's checks.
create function public.submit_lead(
  name text, email text, company text, phone text, locale text, client_ip text, suspected boolean default false)
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
  -- A block of its own, so that a refusal takes back the insert and not the turn.
  begin
    insert into public.leads as lead (name, email, company, phone, locale, suspected)
    values (submit_lead.name, submit_lead.email, submit_lead.company, submit_lead.phone, submit_lead.locale,
      submit_lead.suspected)
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

drop function public.submit_lead(text, text, text, text, text, text);
drop function app_private.may_send_lead(text);
drop function app_private.request_address();
drop function app_private.address_key(text, text);

revoke execute on all functions in schema app_private from public;
revoke execute on function public.submit_lead(text, text, text, text, text, text, boolean) from public, anon, authenticated;
grant execute on function public.submit_lead(text, text, text, text, text, text, boolean) to service_role;
