-- A restored database doesn't know which sends ran after the backup. Those that wait for their time are cancelled, or
-- their issues could be sent a second time; those that were running pause until an editor decides.

create or replace function public.hold_restored_mail()
returns bigint
language sql
security definer
set search_path = ''
as $$
  update app_private.newsletter_sends set state = 'cancelled', finished_at = now() where state = 'scheduled';
  update app_private.newsletter_sends set state = 'paused', pause_reason = 'restored' where state = 'sending';
  with held as (
    update app_private.mail_outbox
    set status = 'dead', last_error = 'restored from a backup: whether it was sent is not known',
        leased_by = null, leased_until = null
    where status in ('pending', 'sending')
    returning 1)
  select count(*) from held;
$$;
