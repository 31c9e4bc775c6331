-- A summary of leads for the team, on weekday mornings at eight in Brussels. An editor switches it on in the Leads tool.

create table app_private.lead_digest (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null default false,
  -- The last day, in Brussels, for which a summary was sent or had nothing to say.
  last_day date not null default '-infinity',
  -- Leads that came later are new in the next one.
  since timestamptz not null default now()
);
insert into app_private.lead_digest default values;

revoke all on app_private.lead_digest from public;
alter table app_private.lead_digest enable row level security;

-- Queues today's summary once, if it is on and due: numbers only, and none if there is no new lead and none that nobody has
-- contacted. Called by every drain of the outbox.
create function public.queue_lead_digest(at timestamptz default now())
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  local_time timestamp := queue_lead_digest.at at time zone 'Europe/Brussels';
  last_time timestamptz;
begin
  if extract(isodow from local_time) > 5 or local_time::time < '08:00' then
    return;
  end if;
  -- Most calls end here, without a lock.
  perform from app_private.lead_digest where is_on and last_day < local_time::date;
  if not found then
    return;
  end if;
  select since into last_time from app_private.lead_digest where is_on and last_day < local_time::date for update;
  if not found then
    return;
  end if;
  update app_private.lead_digest set last_day = local_time::date, since = queue_lead_digest.at;
  insert into app_private.mail_outbox (kind, payload)
  select 'lead-digest', jsonb_build_object(
    'added', count(*) filter (where created_at > last_time),
    'waiting', count(*) filter (where status = 'new'),
    'waitingDays', extract(day from queue_lead_digest.at - min(created_at) filter (where status = 'new')))
  from public.leads where not suspected and status <> 'spam'
  having count(*) filter (where created_at > last_time or status = 'new') > 0;
end;
$$;

-- Switches the summary on or off, or, without `is_on`, only returns whether it is on: {"isOn"}. The first one comes on the
-- next weekday.
create function public.editor_lead_digest(editor text, is_on boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if editor_lead_digest.is_on is not null then
    update app_private.lead_digest as digest
    set is_on = editor_lead_digest.is_on, last_day = (now() at time zone 'Europe/Brussels')::date, since = now()
    where digest.is_on <> editor_lead_digest.is_on;
    perform app_private.record_access(editor_lead_digest.editor, 'digest', jsonb_build_object('on', editor_lead_digest.is_on));
  end if;
  return (select jsonb_build_object('isOn', digest.is_on) from app_private.lead_digest as digest);
end;
$$;

-- As before, with the summary.
create or replace function app_private.may_mail(kind text, recipient text, queued_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when may_mail.kind in (
      'lead-notification', 'lead-digest', 'lead-webhook', 'newsletter-paused', 'newsletter-reminder', 'newsletter-not-sent')
      then true
    when may_mail.kind = 'unsubscribe-notice' then app_private.is_suppressed(may_mail.recipient)
    when may_mail.kind = 'newsletter-confirmation' then exists (
      select from public.newsletter_subscribers as subscriber
      where lower(subscriber.email) = lower(may_mail.recipient)
        and subscriber.confirmed_at is null and subscriber.unsubscribed_at is null)
    when may_mail.kind like 'newsletter-%' then not app_private.is_suppressed(may_mail.recipient)
      and not (may_mail.kind = 'newsletter-issue' and app_private.is_paused(app_private.person_hash(may_mail.recipient)))
      and exists (
        select from public.newsletter_subscribers as subscriber
        where lower(subscriber.email) = lower(may_mail.recipient)
          and subscriber.confirmed_at is not null and subscriber.unsubscribed_at is null)
    else not app_private.is_suppressed(may_mail.recipient)
  end;
$$;

-- As before, and it queues the summary, which makes the outbox due.
create or replace function app_private.call_drain_outbox()
returns void
language plpgsql
set search_path = ''
as $$
declare
  url text;
  key text;
begin
  perform public.run_retention();
  perform public.queue_lead_digest();
  perform public.advance_newsletters();
  perform app_private.probe_provider();
  if not (app_private.mail_is_due() or app_private.newsletter_check_is_due()) then
    return;
  end if;
  select decrypted_secret into url from vault.decrypted_secrets where name = 'drain_outbox_url';
  select decrypted_secret into key from vault.decrypted_secrets where name = 'drain_outbox_key';
  if url is not null and key is not null then
    perform net.http_post(
      url => url, body => '{}'::jsonb, headers => jsonb_build_object('apikey', key, 'content-type', 'application/json'));
  end if;
end;
$$;

revoke execute on function public.queue_lead_digest, public.editor_lead_digest from public, anon, authenticated;
grant execute on function public.queue_lead_digest, public.editor_lead_digest to service_role;
