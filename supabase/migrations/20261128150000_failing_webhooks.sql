-- An address of the team that refuses leads says nothing about the email provider: its posts are no probes, so that they are
-- dead after forty attempts, as the operator's guide says, and are deleted with the leads they contain.

-- As before, without posts to the lead webhook.
create or replace function app_private.probe_provider()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('tidewright.probe_provider', 0))
    or exists (
      select from app_private.mail_outbox
      where kind <> 'lead-webhook' and attempted_at > now() - app_private.setting('mail.probe_every')::interval)
    or app_private.mail_is_due()
  then
    return;
  end if;
  update app_private.mail_outbox set next_attempt_at = now(), probes = probes + 1
  where id = (
    select waiting.id from app_private.mail_outbox as waiting
    where waiting.status = 'pending' and waiting.attempts > 0 and waiting.refusals = 0
      and waiting.kind <> 'lead-webhook'
      and (waiting.newsletter_send is null or waiting.newsletter_send in (
        select id from app_private.newsletter_sends where state = 'sending'))
    order by waiting.attempted_at nulls first, waiting.id
    limit 1
    for update skip locked);
end;
$$;

-- As before, but an email that was sent makes only emails due again, and a post to the webhook only posts.
create or replace function public.mail_sent(worker uuid, mail_id bigint, provider_id text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  sent app_private.mail_outbox;
begin
  update app_private.mail_outbox as mail
  set status = 'sent', sent_at = now(), provider_id = mail_sent.provider_id, payload = '{}'::jsonb,
      leased_by = null, leased_until = null, last_error = null, uncertain_since = null
  where mail.id = mail_sent.mail_id and mail.status = 'sending' and mail.leased_by = mail_sent.worker
  returning * into sent;
  if sent.id is null then
    return false;
  end if;
  insert into app_private.mail_ledger (idempotency_key, kind, provider_id)
  values (sent.idempotency_key, sent.kind, sent.provider_id)
  on conflict do nothing;
  if sent.attempts > 1 then
    update app_private.mail_outbox as waiting set next_attempt_at = now()
    where waiting.id in (
      select held.id from app_private.mail_outbox as held
      where held.status = 'pending' and held.attempts > 0 and held.refusals = 0 and held.next_attempt_at > now()
        and (held.kind = 'lead-webhook') = (sent.kind = 'lead-webhook')
        and (held.attempted_at is null or held.attempted_at < now() - app_private.setting('mail.probe_every')::interval)
      for update skip locked);
  end if;
  return true;
end;
$$;

-- As before, and an email that failed before the provider was asked takes its turn among the probes, too.
create or replace function public.mail_failed(
  worker uuid, mail_id bigint, error text, refused boolean default false, retry_after_seconds int default null,
  uncertain boolean default false)
returns text
language sql
security definer
set search_path = ''
as $$
  update app_private.mail_outbox as mail
  set status = case
        when mail_failed.refused and mail.refusals + 1 >= app_private.setting('mail.max_refusals')::int then 'dead'
        when mail.attempts - mail.probes >= app_private.setting('mail.max_attempts')::int then 'dead'
        else 'pending' end,
      refusals = mail.refusals + mail_failed.refused::int,
      without_reply_to = mail.without_reply_to
        or (mail_failed.refused and mail.uncertain_since is not null and mail.uncertain_before is null),
      uncertain_since = case when mail_failed.uncertain then mail.uncertain_since else mail.uncertain_before end,
      next_attempt_at = now() + coalesce(
        make_interval(secs => mail_failed.retry_after_seconds), app_private.mail_backoff(mail.attempts - mail.probes)),
      attempted_at = now(),
      last_error = left(mail_failed.error, 200),
      leased_by = null,
      leased_until = null
  where mail.id = mail_failed.mail_id and mail.status = 'sending' and mail.leased_by = mail_failed.worker
  returning mail.status;
$$;
