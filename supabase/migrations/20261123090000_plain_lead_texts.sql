-- Texts of leads as a reader sees them. Two leads that differ only in invisible characters are duplicates, and whatever
-- somebody writes as a phone number doesn't stop the request: `contracts/forms/lead-rules.ts` does the same.

-- A text on one line, with ordinary spaces and without zero-width spaces, soft hyphens and byte order marks.
create function app_private.plain_text(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(value, '[\u00ad\u200b\u2060\ufeff]', '', 'g'),
    '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))
$$;

create or replace function app_private.prepare_lead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.name := app_private.plain_text(new.name);
  new.email := app_private.plain_text(new.email);
  new.company := app_private.plain_text(new.company);
  new.phone := nullif(btrim(left(app_private.plain_text(new.phone), 40)), '');
  perform pg_advisory_xact_lock(hashtextextended('lead|' || lower(new.email) || '|' || lower(new.company), 0));
  return new;
end;
$$;

revoke all on function app_private.plain_text(text) from public;
