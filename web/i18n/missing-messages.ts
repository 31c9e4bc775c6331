type Missing = { namespace?: string; key: string }

/** How next-intl shows a word that is nowhere: as its key, and nothing is logged for it on every view. */
export const missingMessages = {
  getMessageFallback: ({ namespace, key }: Missing) => (namespace ? `${namespace}.${key}` : key),
  onError: () => {},
}
