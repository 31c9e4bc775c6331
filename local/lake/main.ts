import { runService } from '../service/run-service.ts'
import { startLake } from './lake.ts'

await runService(startLake)
