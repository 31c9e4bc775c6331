-- The provider may reject a visitor's email address that our rules accept. Such an email is sent without its reply-to,
-- under a key of its own, from then on: an attempt that switched back could deliver it twice.
alter table app_private.mail_outbox add column without_reply_to boolean not null default false;

-- As before; 'go-without-reply-to' after a rejection.
create or replace function public.begin_mail_attempt(worker uuid, mail_id bigint, recipient text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail app_private.mail_outbox;
  send_state text := 'sending';
begin
  select * into mail from app_private.mail_outbox as leased
  where leased.id = begin_mail_attempt.mail_id and leased.status = 'sending'
    and leased.leased_by = begin_mail_attempt.worker
  for update;
  if not found then
    return 'lost';
  end if;
  if mail.newsletter_send is not null then
    select coalesce(max(send.state), 'cancelled') into send_state
    from app_private.newsletter_sends as send where send.id = mail.newsletter_send;
  end if;
  if send_state = 'paused' then
    update app_private.mail_outbox
    set status = 'pending', attempts = attempts - 1, leased_by = null, leased_until = null
    where id = mail.id;
    return 'lost';
  end if;
  if send_state <> 'sending'
    or not app_private.may_mail(mail.kind, begin_mail_attempt.recipient, mail.created_at)
  then
    update app_private.mail_outbox
    set status = 'cancelled', payload = '{}'::jsonb, leased_by = null, leased_until = null, uncertain_since = null
    where id = mail.id;
    return 'cancelled';
  end if;
  update app_private.mail_outbox set uncertain_since = coalesce(uncertain_since, now()), attempted_at = now()
  where id = mail.id;
  return case when mail.without_reply_to then 'go-without-reply-to' else 'go' end;
end;
$$;

-- As before, and after a rejection the reply-to is dropped, unless an earlier attempt may have delivered the email with it.
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
      last_error = left(mail_failed.error, 200),
      leased_by = null,
      leased_until = null
  where mail.id = mail_failed.mail_id and mail.status = 'sending' and mail.leased_by = mail_failed.worker
  returning mail.status;
$$;
