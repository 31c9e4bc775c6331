import { defineCliConfig } from 'sanity/cli'
import { dataset, projectId } from './env.ts'

const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  server: { hostname: '127.0.0.1' },
  // No other page may frame the Studio. A hosted Studio gets these headers from its host.
  vite: {
    preview: { headers },
    server: { headers },
    // Load the section drawings when the menu shows them, not with the Studio's code.
    build: { assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined) },
  },
  typegen: {
    path: '../schemas/**/*.groq.ts',
    schema: 'schema.json',
    generates: '../schemas/sanity.types.ts',
    overloadClientMethods: true,
  },
})
