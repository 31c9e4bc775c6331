-- Every mail can be left by its link, also by people who never asked for the newsletter: taking that back restores what was, and makes
-- nobody a subscriber. Answers {"code": "accepted", "subscribed": whether the newsletter comes again}.
create or replace function public.resubscribe(email text, locale text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_subscribed boolean;
begin
  update public.unsubscribes set cleared_at = now()
  where email_hash = app_private.person_hash(resubscribe.email) and cleared_at is null;
  update public.newsletter_subscribers as subscriber set unsubscribed_at = null
  where lower(subscriber.email) = lower(resubscribe.email) and subscriber.confirmed_at is not null;
  is_subscribed := found;
  perform app_private.record_consent(resubscribe.email, 'resubscribed', resubscribe.locale, 'link');
  return jsonb_build_object('code', 'accepted', 'subscribed', is_subscribed);
end;
$$;
