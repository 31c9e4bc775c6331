-- A lead makes a notice to the team, a confirmation to the visitor and, where the operator has set an address for it, a
-- signed webhook; all through the outbox, in the lead's own transaction.

create or replace function app_private.queue_lead_notification()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform app_private.queue_mail('lead-notification', to_jsonb(new), new.email);
  -- The address of what looked automated is probably somebody else's.
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

-- Sets where each lead is told of, or with null ends it. The secret is `whsec_` and base64, as Standard Webhooks has it.
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

-- {"url": text, "secret": text}, or null where none is set.
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

revoke execute on function public.set_lead_webhook(text, text), public.lead_webhook() from public, anon, authenticated;
grant execute on function public.set_lead_webhook(text, text), public.lead_webhook() to service_role;
