-- Rows that another transaction is changing.

-- As before, but it waits for a confirmation that is being recorded, instead of deleting it.
create or replace function app_private.replace_lapsed_subscriber()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.newsletter_subscribers;
begin
  new.email := app_private.normalize_email(new.email);
  new.consent_version := app_private.setting('consent.text_version');
  perform pg_advisory_xact_lock(hashtextextended('newsletter|' || lower(new.email), 0));
  select * into known from public.newsletter_subscribers where lower(email) = lower(new.email)
  for update;
  if not found then
    return new;
  end if;
  if known.unsubscribed_at is null and (
    known.confirmed_at is not null
    or known.created_at > now() - app_private.setting('newsletter.repeat_after')::interval
  ) then
    raise exception using errcode = 'unique_violation', message = 'This address is subscribed already';
  end if;
  delete from public.newsletter_subscribers where id = known.id;
  return new;
end;
$$;

-- As before, without the buckets that a form is using: two forms and a pruning could wait for each other.
create or replace function app_private.prune_rate_buckets()
returns void
language sql
set search_path = ''
as $$
  delete from app_private.rate_buckets
  where key in (select bucket.key from app_private.rate_buckets as bucket where bucket.full_at < now() for update skip locked);
$$;
