import { bringUp, command } from './up.ts'

await command(() => bringUp({ dev: false }))
