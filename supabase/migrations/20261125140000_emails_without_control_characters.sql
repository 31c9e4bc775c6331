-- Also control characters, marks of annotations and the blank of Braille, as in `contracts/forms/normalize-email.ts`.
create or replace function app_private.normalize_email(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(clean.email, '[^@]*$', '') || lower(substring(clean.email from '[^@]*$'))
  from (select regexp_replace(
    regexp_replace(normalize_email.value,
      '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'),
    '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$',
    '', 'g')) as clean (email)
$$;
