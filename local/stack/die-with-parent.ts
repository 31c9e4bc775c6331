/**
 * Runs a Node program (`die-with-parent.ts <script> …`) that must not outlive its parent: when the parent ends, for
 * whatever reason, the program is stopped.
 */
import { spawn } from 'node:child_process'

const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' })

child.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, end)

function end() {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), 4_000).unref()
}
