import type { PageName } from './page-slugs.ts'

/**
 * The forms that open over a page. Each is also on a page, which the link leads to without JavaScript or a connection.
 */
export const dialogs = {
  consultation: { title: 'Book a consultation (short form)', page: 'contact', anchor: 'book-call' },
  assessment: { title: 'Take the AI readiness assessment', page: 'assessment', anchor: '' },
  discoveryCall: { title: 'Book an assessment call (long form)', page: 'contact', anchor: 'book-call' },
  newsletter: { title: 'Newsletter', page: 'newsletter', anchor: '' },
  starterGuide: { title: 'Starter guide (download)', page: 'resources', anchor: 'starter-guide' },
} as const satisfies Record<string, { title: string; page: PageName; anchor: string }>

export type DialogName = keyof typeof dialogs

export function isDialogName(value: unknown): value is DialogName {
  return typeof value === 'string' && Object.hasOwn(dialogs, value)
}
