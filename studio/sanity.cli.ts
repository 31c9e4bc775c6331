import { defineCliConfig } from 'sanity/cli'
import { dataset, projectId } from './env.ts'

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  server: { hostname: '127.0.0.1' },
  typegen: {
    path: '../schemas/**/*.groq.ts',
    schema: 'schema.json',
    generates: '../schemas/sanity.types.ts',
    overloadClientMethods: true,
  },
})
