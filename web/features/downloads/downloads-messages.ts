type ToastMessages = { title: string; text: string }

/** What the lists of the resources page say in the visitor's language. `{file}` in `started` stands for the file's title. */
export type ListMessages = {
  loading: string
  loadFailed: string
  retry: string
  empty: string
  download: string
  /** Labels of the kinds of resource that the database knows, by their names there. */
  types: Record<string, string>
  started: ToastMessages
  noFile: ToastMessages
  failed: ToastMessages
  close: string
  comingSoon: string
  watchNow: string
}
