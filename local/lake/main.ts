import { runService } from '../service.ts'
import { startLake } from './lake.ts'

await runService(startLake)
