type Missing = { namespace?: string; key: string }

/** Makes next-intl show a missing message as its key, without logging it on every page view. */
export const missingMessages = {
  getMessageFallback: ({ namespace, key }: Missing) => (namespace ? `${namespace}.${key}` : key),
  onError: () => {},
}
