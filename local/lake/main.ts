import { protectionProblem } from '@tidewright/contracts/protected-documents.ts'
import { runService } from '../service/run-service.ts'
import { type LakeOptions, startLake } from './lake.ts'

await runService((options: LakeOptions) => startLake(options, protectionProblem))
