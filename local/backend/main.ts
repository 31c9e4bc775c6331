import { runService } from '../service/run-service.ts'
import { startBackend } from './backend.ts'

await runService(startBackend)
