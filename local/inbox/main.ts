import { runService } from '../service/run-service.ts'
import { startInbox } from './inbox.ts'

await runService(startInbox)
