-- Weekly playbooks: requests for them, and the access codes that open them. A code is stored as a keyed hash; the key
-- is not in the database.

create table public.playbook_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  send_tips boolean not null default true,
  playbook_type text not null check (playbook_type in (
    'internal-comms', 'meeting-workflow', 'sales-automation', 'content-engine', 'recruitment')),
  locale text check (locale in ('en-UK', 'es', 'fr', 'it', 'nl')),
  created_at timestamptz not null default now()
);

create index playbook_requests_email on public.playbook_requests (lower(email), playbook_type, created_at);
create index playbook_requests_created_at on public.playbook_requests (created_at);

create table app_private.access_codes (
  week int primary key check (week between 1 and 5),
  playbook_type text not null unique,
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  set_at timestamptz not null default now()
);

revoke all on public.playbook_requests from public, anon, authenticated;
revoke all on app_private.access_codes from public;
grant select, insert, update, delete on public.playbook_requests to service_role;

alter table public.playbook_requests enable row level security;
alter table app_private.access_codes enable row level security;

-- Wrong codes have two limits. Above `wrong_codes` a network has to wait, but a right code still opens, so that a
-- colleague's typos lock nobody out. Above `code_attempts`, which no typing reaches, no code is checked.
insert into app_private.settings (name, value) values
  ('playbooks.burst', '20'),
  ('playbooks.every', '2 minutes'),
  ('playbook_emails.burst', '10'),
  ('playbook_emails.every', '2 hours'),
  ('playbooks.repeat_after', '10 minutes'),
  ('wrong_codes.burst', '10'),
  ('wrong_codes.every', '1 minute'),
  ('code_attempts.burst', '600'),
  ('code_attempts.every', '6 seconds');

-- Stores a request and queues the playbook's email. Visitors who want tips also get a request to confirm the
-- newsletter. The same playbook for the same email within minutes is "accepted" and queues no second email.
create function public.request_playbook(
  name text, email text, send_tips boolean, playbook_type text, locale text, client_ip text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refusal jsonb := app_private.refusal('playbooks', request_playbook.client_ip);
  wait int;
begin
  if refusal is not null then
    return refusal;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(
    'playbook|' || lower(request_playbook.email) || '|' || request_playbook.playbook_type, 0));
  if exists (
    select from public.playbook_requests as request
    where lower(request.email) = lower(request_playbook.email)
      and request.playbook_type = request_playbook.playbook_type
      and request.created_at > now() - app_private.setting('playbooks.repeat_after')::interval
  ) then
    return jsonb_build_object('code', 'accepted');
  end if;
  wait := app_private.check_rate_limit('playbook_emails', request_playbook.email);
  if wait > 0 then
    return jsonb_build_object('code', 'rate-limited', 'retryAfter', wait);
  end if;
  insert into public.playbook_requests (name, email, send_tips, playbook_type, locale)
  values (request_playbook.name, request_playbook.email, request_playbook.send_tips, request_playbook.playbook_type,
    request_playbook.locale);
  perform app_private.queue_mail('playbook', jsonb_build_object(
    'name', request_playbook.name, 'email', request_playbook.email, 'playbookType', request_playbook.playbook_type,
    'locale', request_playbook.locale), request_playbook.email);
  if request_playbook.send_tips then
    begin
      insert into public.newsletter_subscribers (email, locale)
      values (request_playbook.email, request_playbook.locale);
    exception when unique_violation or sqlstate 'PGRST' then
      null; -- Already subscribed, or already asked to confirm.
    end;
  end if;
  return jsonb_build_object('code', 'accepted');
end;
$$;

-- Sets the code of a week by its hash; the previous code stops working.
create function public.set_access_code(week int, playbook_type text, code_hash text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into app_private.access_codes as code (week, playbook_type, code_hash)
  values (set_access_code.week, set_access_code.playbook_type, set_access_code.code_hash)
  on conflict on constraint access_codes_pkey do update
    set playbook_type = excluded.playbook_type, code_hash = excluded.code_hash, set_at = now();
$$;

-- Which weeks have a code, and since when.
create function public.list_access_codes()
returns table (week int, playbook_type text, set_at timestamptz)
language sql stable
security definer
set search_path = ''
as $$
  select code.week, code.playbook_type, code.set_at from app_private.access_codes as code order by code.week;
$$;

-- Returns {"code": "accepted", "week": int, "playbookType": text}, "wrong-code", or "rate-limited" with "retryAfter".
create function public.verify_access_code(code_hash text, client_ip text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  network text := app_private.network_of(verify_access_code.client_ip);
  opened app_private.access_codes;
  wait int := app_private.check_rate_limit('code_attempts', network);
begin
  if wait > 0 then
    return jsonb_build_object('code', 'rate-limited', 'retryAfter', wait);
  end if;
  select * into opened from app_private.access_codes as known where known.code_hash = verify_access_code.code_hash;
  if found then
    return jsonb_build_object('code', 'accepted', 'week', opened.week, 'playbookType', opened.playbook_type);
  end if;
  wait := app_private.check_rate_limit('wrong_codes', network);
  if wait > 0 then
    return jsonb_build_object('code', 'rate-limited', 'retryAfter', wait);
  end if;
  return jsonb_build_object('code', 'wrong-code');
end;
$$;

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on function
  public.request_playbook(text, text, boolean, text, text, text),
  public.set_access_code(int, text, text),
  public.list_access_codes(),
  public.verify_access_code(text, text)
to service_role;
