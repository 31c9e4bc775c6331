-- An erasure is remembered for as long as a backup may contain the person: twelve months, and one to spare.

insert into app_private.settings (name, value) values ('keep.erasures', '13 months');

create or replace function app_private.record_erasure()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into app_private.erasures (email_hash, erased_at) values (new.email_hash, now())
  on conflict (email_hash) do update set erased_at = excluded.erased_at;
  delete from app_private.erasures where erased_at < app_private.kept_since('erasures');
  return null;
end;
$$;
