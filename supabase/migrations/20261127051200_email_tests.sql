-- Tests of email texts in the Studio. Unlike a test of a newsletter, one may go to a colleague (the function checks that the
-- address is the team's), so their number is limited and nobody who unsubscribed gets one.

insert into app_private.settings (name, value) values
  ('email_tests.burst', '20'),
  ('email_tests.every', '3 minutes');

-- Whether an editor may send a test of an email to an address now: {"code": "accepted"}, which is recorded, "suppressed", or
-- "rate-limited" with {"retryAfter": seconds}.
create function public.editor_email_test(editor text, kind text, email text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wait int := app_private.check_rate_limit('email_tests', editor_email_test.editor);
begin
  if wait > 0 then
    return jsonb_build_object('code', 'rate-limited', 'retryAfter', wait);
  end if;
  if app_private.is_suppressed(editor_email_test.email) then
    return jsonb_build_object('code', 'suppressed');
  end if;
  perform app_private.record_access(editor_email_test.editor, 'email-test', jsonb_build_object(
    'kind', editor_email_test.kind, 'person', app_private.person_hash(editor_email_test.email)));
  return jsonb_build_object('code', 'accepted');
end;
$$;

revoke execute on function public.editor_email_test from public, anon, authenticated;
grant execute on function public.editor_email_test to service_role;
