type ToastMessages = { title: string; text: string }

/** What every list of the resources page says in the visitor's language. */
export type ListMessages = {
  loading: string
  loadFailed: string
  retry: string
  empty: string
}

/** What the lists with files say besides. `{file}` in `started` stands for the file's title. */
export type DownloadMessages = ListMessages & {
  download: string
  /** Labels of the kinds of resource that the database knows, by their names there. */
  types: Record<string, string>
  started: ToastMessages
  noFile: ToastMessages
  failed: ToastMessages
  close: string
}

export type WebinarMessages = ListMessages & { comingSoon: string; watchNow: string }
