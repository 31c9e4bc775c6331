-- What operators and monitoring need to know, without personal data: the emails in each state, since when the oldest one
-- waits, and the newsletter sends that aren't over. Newsletter emails wait for their rate, so they are told apart.
create function public.operations_status()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'outbox', (
      select coalesce(jsonb_object_agg(counted.status, counted.count), '{}')
      from (select status, count(*) as count from app_private.mail_outbox group by status) as counted),
    'oldestWaiting', (
      select jsonb_build_object(
        'newsletter', min(created_at) filter (where kind = 'newsletter-issue'),
        'other', min(created_at) filter (where kind <> 'newsletter-issue'))
      from app_private.mail_outbox where status in ('pending', 'sending')),
    'newsletters', (
      select coalesce(jsonb_agg(to_jsonb(running) order by running.send_at), '[]')
      from (
        select send.id, send.title, send.state, send.pause_reason, send.send_at,
          (select count(*) from app_private.newsletter_recipients as recipient
            where recipient.send = send.id and recipient.state = 'queued') as queued
        from app_private.newsletter_sends as send
        where send.state not in ('done', 'cancelled')) as running));
$$;

revoke execute on function public.operations_status() from public, anon, authenticated;
grant execute on function public.operations_status() to service_role;
