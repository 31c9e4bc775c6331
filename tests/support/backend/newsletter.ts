type Sql = (text: string) => Promise<unknown[]>

/** Subscribers `reader.<n>@ferrer.example` who have confirmed, in each of the languages in turn. */
export async function addSubscribers(sql: Sql, count: number, locales = ['en-UK']): Promise<string[]> {
  const list = locales.map((locale) => `'${locale}'`).join(', ')
  await sql(`insert into public.newsletter_subscribers (email, locale, confirmed_at)
    select 'reader.' || n || '@ferrer.example', (array[${list}])[n % ${locales.length} + 1], now()
    from generate_series(1, ${count}) as n`)
  return Array.from({ length: count }, (_, index) => `reader.${index + 1}@ferrer.example`)
}

/** Schedules an issue to be sent now. Returns the id of its send. */
export async function queueIssue(
  sql: Sql,
  issue: string,
  locales = ['en-UK'],
  fallsBack = true,
): Promise<string> {
  const mail = (locale: string) => ({
    subject: `Issue ${issue} ${locale}`,
    html: '<p>Text</p><a href="https://unsubscribe.invalid/">Leave</a>',
    text: 'Text\nhttps://unsubscribe.invalid/',
  })
  const snapshots = Object.fromEntries(locales.map((locale) => [locale, mail(locale)]))
  const [row] = await sql(
    `select public.editor_queue_newsletter('user-1', '${issue}', 'Issue', now(), ${fallsBack},
      '${JSON.stringify(snapshots)}') ->> 'send' as send`,
  )
  return String(Object(row).send)
}

/** Removes the limit on newsletters per second. */
export async function sendWithoutLimit(sql: Sql): Promise<void> {
  await sql(`update app_private.settings set value = '1000000' where name like 'newsletter_mail.%s%'
    and name in ('newsletter_mail.per_second', 'newsletter_mail.burst')`)
}

/** Deletes sends, subscribers, suppressions and waiting emails, and restores the limit. */
export async function clearNewsletters(sql: Sql): Promise<void> {
  for (const table of [
    'app_private.mail_outbox',
    'app_private.newsletter_sends',
    'app_private.soft_bounces',
    'app_private.mail_events',
    'public.unsubscribes',
    'public.newsletter_subscribers',
  ])
    await sql(`delete from ${table}`)
  await sql(`update app_private.settings set value = '5' where name = 'newsletter_mail.per_second'`)
  await sql(`update app_private.settings set value = '10' where name = 'newsletter_mail.burst'`)
  await sql(`update app_private.newsletter_pace set tokens = 0, filled_at = now()`)
}
