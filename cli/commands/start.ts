import { runCli } from './run-cli.ts'
import { runStack } from './run-stack.ts'

await runCli(() => runStack({ dev: false }))
