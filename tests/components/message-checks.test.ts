import { unreadableProblem } from '@tidewright/schemas/validation/messages/same-placeholders.ts'
import { createTranslator } from 'next-intl'
import { expect, it } from 'vitest'
import { missingMessages } from '../../web/i18n/missing-messages.ts'

/** What visitors read, as the site shows a text to which it passes a name, a date and a count. */
function shown(message: string): string {
  const translate = createTranslator({ locale: 'en-GB', messages: { key: message }, ...missingMessages })
  const values = { name: 'Ada', date: '2 March', count: 2 }
  return (translate as (key: string, values: object) => string)('key', values)
}

it.each([
  'By {name}',
  'l’{name}',
  "It''s {name}",
  'Fewer than < {count}, > 5',
  '{count, plural, one {# item} other {# items}}',
  '{count, plural, =0 {none} other {{count} by {name}}}',
  '{count, selectordinal, one {#st} other {#th}}',
  '{name, select, Ada {hers} other {theirs}}',
  '{ count, number }',
  'By {name',
  'By name}',
  'By {}',
  'By {name name}',
  '<b>{name}</b>',
  '<b>bold',
  '</b>',
  'a <b and b> c',
  '{count, plural, one {# item}}',
  '{count, plural, other {<i>#</i>}}',
  '{count, plural, other {#}',
  '{date, date}',
  '{date, time, short}',
  '{count, number, ::no-such-skeleton-}',
  '{count, sum}',
])('knows whether visitors can read %j', (message) => {
  expect(unreadableProblem(message) === null).toBe(shown(message) !== 'key')
})

it.each(["'{'name'}'", "l'{name}, d'{date}", '<br/>'])(
  'rejects %j, of which visitors read a part as it is',
  (message) => {
    expect(shown(message)).toMatch(/\{name\}|<br\/>/)
    expect(unreadableProblem(message)).toMatch(/Visitors would read “(?:\{name\}|<br\/>)”/)
  },
)
