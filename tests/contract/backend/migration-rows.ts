/**
 * Rows for each table, inserted once a migration has created it, in addition to those of migrations. Each
 * nullable column must be null in one row and have a value in another.
 */
export const migrationRows: Record<string, string> = {
  'app_private.rate_buckets': `insert into app_private.rate_buckets values ('leads:a1b2', now() + interval '1 hour')`,
  'app_private.consent_events': `
    insert into app_private.consent_events (email_hash, event, text_version, locale, source) values
      ('a1', 'signed-up', '2026-11', 'fr', 'newsletter'),
      ('a2', 'unsubscribed', null, null, null)`,
  'app_private.mail_ledger': `
    insert into app_private.mail_ledger (idempotency_key, kind, provider_id) values
      (gen_random_uuid(), 'lead-notification', 'provider-1'),
      (gen_random_uuid(), 'lead-webhook', null)`,
  'app_private.mail_outbox': `
    insert into app_private.mail_outbox (kind, payload, status, attempts, leased_by, leased_until, provider_id, last_error,
      sent_at, person_hash, uncertain_since, attempted_at, uncertain_before) values
      ('playbook', '{"email": "ada@ferrer.example"}', 'pending', 0, null, null, null, null, null, null, null, null, null),
      ('playbook', '{"email": "ada@ferrer.example"}', 'sending', 2, gen_random_uuid(), now() + interval '1 minute', null,
        'timeout', null, 'a1', now(), now(), now() - interval '1 hour'),
      ('playbook', '{}', 'sent', 1, null, null, 'provider-1', null, now(), 'a1', null, now(), null),
      ('playbook', '{}', 'dead', 40, null, null, null, 'refused', null, 'a1', null, now(), null),
      ('playbook', '{}', 'cancelled', 1, null, null, null, null, null, 'a1', null, null, null)`,
  'app_private.access_codes': `
    insert into app_private.access_codes (week, playbook_type, code_hash) values (1, 'internal-comms', repeat('a', 64))`,
  'app_private.editor_access': `
    insert into app_private.editor_access (editor, action, details) values ('user-1', 'list', '{"rows": 2}')`,
  'app_private.erasures': `
    insert into app_private.erasures (email_hash, erased_at) values ('a4', now())`,
  // With the rows of the two tables that it refers to.
  'app_private.newsletter_recipients': `
    insert into app_private.newsletter_sends (id, issue, title, state, send_at, falls_back, editor, started_at, finished_at)
    values
      ('00000000-0000-4000-8000-000000000001', 'issue-1', 'Issue', 'done', now(), true, 'user-1', now(), now()),
      ('00000000-0000-4000-8000-000000000002', 'issue-2', 'Issue', 'scheduled', now(), false, 'user-1', null, null);
    update app_private.mail_outbox set newsletter_send = '00000000-0000-4000-8000-000000000001'
    where id = (select max(id) from app_private.mail_outbox);
    insert into app_private.newsletter_snapshots (send, locale, subject, html, text)
    values ('00000000-0000-4000-8000-000000000001', 'fr', 'Sujet', '<p>Texte</p>', 'Texte');
    insert into app_private.newsletter_recipients (send, subscriber, locale, state)
    values ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'fr', 'sent')`,
  // With the columns that were added to the tables before.
  'app_private.soft_bounces': `
    insert into app_private.soft_bounces (email_hash, bounces, last_at) values ('a5', 2, now());
    insert into app_private.newsletter_recipients (send, subscriber, locale, state, bounced_at, complained_at)
    values ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'fr', 'sent', now(), now())`,
  'app_private.mail_events': `
    insert into app_private.mail_events (id) values ('msg_1')`,
  'app_private.newsletter_schedule': `
    insert into app_private.newsletter_schedule (name, next_at, remind_at, checked_at) values ('monthly', now(), now(), now())`,
  'public.downloadable_resources': `
    insert into public.downloadable_resources (title, description, resource_type, file_url) values
      ('Scorecard', 'Compares vendors', 'Excel Template', null), ('Guide', 'Eight chapters', 'guide', '/guide.pdf')`,
  'public.industry_guides': `
    insert into public.industry_guides (industry_name, processes_description, file_url) values
      ('Logistics', 'Orders and routes', null), ('Healthcare', 'Appointments', '/healthcare.pdf')`,
  'public.webinars': `
    insert into public.webinars (title, description, duration) values
      ('Your First 90 Days', 'Week by week', '45 minutes'), ('Tools', 'Contracts', '30 minutes')`,
  // With documents of the rows above.
  'app_private.downloads_sync': `
    update public.downloadable_resources set document_id = 'download-1' where title = 'Guide';
    update public.industry_guides set document_id = 'guide-1' where industry_name = 'Healthcare';
    update public.webinars set document_id = 'webinar-1' where title = 'Tools'`,
  'app_private.redirect_hits': `
    insert into app_private.redirect_hits (path, count) values ('/old', 3)`,
  'app_private.lead_digest': `update app_private.lead_digest set is_on = true`,
  'app_private.search_misses': `
    insert into app_private.search_misses (locale, query) values ('fr', 'robot')`,
  'public.leads': `
    insert into public.leads (name, email, company, phone, locale, suspected) values
      ('Ada', 'ada@ferrer.example', 'Ferrer & Filles', '+32 2 555 01 02', 'fr', false),
      ('Émile Ångström', 'emile@ferrer.example', 'Ferrer & Filles', null, null, true)`,
  'public.newsletter_subscribers': `
    insert into public.newsletter_subscribers (email, locale, confirmed_at, unsubscribed_at) values
      ('ada@ferrer.example', 'fr', now(), null),
      ('emile@ferrer.example', null, now(), now()),
      ('ines@ferrer.example', 'es', null, null);
    update public.newsletter_subscribers set consent_version = null where locale is null`,
  'public.playbook_requests': `
    insert into public.playbook_requests (name, email, send_tips, playbook_type, locale) values
      ('Ada', 'ada@ferrer.example', true, 'internal-comms', 'fr'),
      ('Ada', 'ada@ferrer.example', false, 'recruitment', null)`,
  'public.unsubscribes': `
    insert into public.unsubscribes (email, email_hash, source, cleared_at) values
      ('emile@ferrer.example', 'a2', 'link', now()),
      (null, 'a3', 'erased', null)`,
}
