import { runService } from '../service.ts'
import { startInbox } from './inbox.ts'

await runService(startInbox)
