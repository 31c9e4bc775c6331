import { writeFileAtomically } from '../backup/write-file.ts'
import { type Command, usage } from '../command.ts'
import { operationsMetrics } from './operations-metrics.ts'

export const metrics: Command = {
  help: `metrics [--file operations.prom]
    Prints the outbox, newsletter sends and the newest backup in OpenMetrics format, for the textfile collector of
    Prometheus's node exporter.`,
  async run([option, file, ...rest], context) {
    if (rest.length > 0 || (option !== undefined && (option !== '--file' || !file))) throw usage(metrics)
    const text = await operationsMetrics(context)
    if (file) writeFileAtomically(file, text, 0o644)
    else context.print(text.trimEnd())
  },
}
