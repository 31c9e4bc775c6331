-- Consultation requests. There are two ways in: `submit_lead`, and the direct anonymous insert that the site falls
-- back to when the function fails. Triggers apply the same rules to both: no duplicate within a day, the same emails.

-- The checks repeat `contracts/forms/lead-rules.ts`; a test compares the two.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  company text not null check (char_length(company) between 1 and 200),
  phone text check (char_length(phone) between 1 and 50),
  locale text check (locale in ('en-UK', 'es', 'fr', 'it', 'nl')),
  created_at timestamptz not null default now(),
  -- Whether the request seems to come from a bot.
  suspected boolean not null default false
);

create index leads_sender on public.leads (lower(email), lower(company), created_at);
create index leads_created_at on public.leads (created_at);

revoke all on public.leads from public, anon, authenticated;
grant insert (name, email, company, phone, locale) on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

insert into app_private.settings (name, value) values
  ('leads.burst', '20'),
  ('leads.every', '3 minutes'),
  ('lead_emails.burst', '5'),
  ('lead_emails.every', '4 hours');

create function app_private.limit_anonymous_lead()
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

-- Trims values as the form does. The lock makes concurrent copies of a lead wait for each other; otherwise neither
-- would see the other.
create function app_private.prepare_lead()
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

-- A lead causes an email to the address in the form, which may be somebody else's.
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

-- Rejects a lead that the same sender sent within a day. It runs after every row of a request has passed the other
-- checks. Otherwise a request with one valid and one invalid row would reveal whether somebody had sent a lead, and
-- store nothing.
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

-- Queues a notification for the team, a confirmation for the visitor and, if the operator has set a URL, a signed
-- webhook, all in the lead's own transaction.
create function app_private.queue_lead_notification()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.queue_mail('lead-notification', to_jsonb(new), new.email);
  -- For a suspected bot, the email address is probably somebody else's.
  if not new.suspected then
    perform app_private.queue_mail(
      'lead-confirmation',
      jsonb_build_object('name', new.name, 'email', new.email, 'company', new.company, 'locale', new.locale),
      new.email);
  end if;
  if app_private.setting('lead_webhook.url') is not null then
    perform app_private.queue_mail('lead-webhook', to_jsonb(new), new.email);
  end if;
  return null;
end;
$$;

-- Triggers fire in the order of their names.
create trigger a_limit_anonymous_lead before insert on public.leads
  for each row when (current_user = 'anon') execute function app_private.limit_anonymous_lead();
create trigger b_prepare_lead before insert on public.leads
  for each row execute function app_private.prepare_lead();
create trigger c_limit_lead_email before insert on public.leads
  for each row when (current_user <> 'service_role') execute function app_private.limit_lead_email();
create trigger a_refuse_duplicate_lead after insert on public.leads
  for each row execute function app_private.refuse_duplicate_lead();
create trigger queue_lead_notification after insert on public.leads
  for each row execute function app_private.queue_lead_notification();

alter table public.leads enable row level security;

-- The granted columns already limit what a visitor may insert; the policy states it too.
create policy "Anyone may ask for a consultation" on public.leads
  for insert to anon with check (not suspected);

-- Stores a lead and queues its emails in one transaction. Returns a code of `contracts/forms/form-result.ts`: {"code":
-- "accepted", "id": uuid}, "unprocessed" for a suspected bot whose lead was stored all the same, "duplicate", or
-- "rate-limited" with "retryAfter" in seconds. Raises 23514 if a value violates a check of the table.
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
  -- A nested block, so that a rejection rolls back the insert but not the rate limit's token.
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

-- Sets the URL that each lead is posted to; null turns it off. The secret is `whsec_` and base64, as in Standard
-- Webhooks.
create function public.set_lead_webhook(url text, secret text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from app_private.settings where name in ('lead_webhook.url', 'lead_webhook.secret');
  if set_lead_webhook.url is not null then
    insert into app_private.settings (name, value) values
      ('lead_webhook.url', set_lead_webhook.url),
      ('lead_webhook.secret', set_lead_webhook.secret);
  end if;
end;
$$;

-- {"url": text, "secret": text}, or null when none is set.
create function public.lead_webhook()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('url', url.value, 'secret', secret.value)
  from app_private.settings as url, app_private.settings as secret
  where url.name = 'lead_webhook.url' and secret.name = 'lead_webhook.secret';
$$;

revoke execute on all functions in schema app_private from public;
revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.submit_lead(text, text, text, text, text, text, boolean),
  public.set_lead_webhook(text, text),
  public.lead_webhook()
to service_role;
