import { runService } from '../service.ts'
import { startBackend } from './backend.ts'

await runService(startBackend)
