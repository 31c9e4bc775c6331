/**
 * Preloaded into a program that must not outlive the process that started it (`node --import die-with-parent.ts …`).
 * Their IPC channel closes when the parent ends, for whatever reason; then the program ends as on SIGTERM, by force
 * after a few seconds. Its own forks inherit this: the workers of `next build` otherwise stay, at full speed.
 */
const graceMs = 4_000

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref()
})
// The listener keeps the channel open, and with it a program that has nothing left to do. The processes that it forks wait
// for its messages.
if (process.env.STARTED_BY === String(process.ppid)) process.channel?.unref()
