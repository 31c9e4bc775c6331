/**
 * The forms that open over a page. Each is also on a page, which the link leads to without JavaScript or a connection.
 */
export const dialogs = {
  consultation: { title: 'Book a consultation (short form)', path: '/contact', anchor: 'book-call' },
  assessment: { title: 'Take the AI readiness assessment', path: '/assessment', anchor: '' },
  discoveryCall: { title: 'Book an assessment call (long form)', path: '/contact', anchor: 'book-call' },
  newsletter: { title: 'Newsletter', path: '/newsletter', anchor: '' },
  starterGuide: { title: 'Starter guide (download)', path: '/resources', anchor: 'starter-guide' },
} as const

export type DialogName = keyof typeof dialogs

export function isDialogName(value: unknown): value is DialogName {
  return typeof value === 'string' && Object.hasOwn(dialogs, value)
}
