import { documentInternationalization } from '@sanity/document-internationalization'
import { visionTool } from '@sanity/vision'
import { locales } from '@tidewright/schemas/locales.ts'
import { schemaTypes, translatedTypes } from '@tidewright/schemas/registry.ts'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { apiHost, dataset, projectId, siteUrl } from './env.ts'
import { resolve } from './presentation/locations.ts'
import { structure } from './structure/structure.ts'

export default defineConfig({
  name: 'default',
  title: 'Tidewright',
  projectId,
  dataset,
  apiHost,
  plugins: [
    structureTool({ structure, title: 'Content' }),
    presentationTool({
      title: 'Preview',
      previewUrl: { initial: siteUrl, previewMode: { enable: '/api/draft-mode/enable' } },
      allowOrigins: [siteUrl],
      resolve,
    }),
    documentInternationalization({
      supportedLanguages: locales.map(({ id, name }) => ({ id, title: name })),
      schemaTypes: translatedTypes,
      bulkPublish: true,
    }),
    visionTool({ defaultApiVersion: '2026-01-01' }),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ id }) => !translatedTypes.includes(id)),
  },
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  document: { comments: { enabled: false } },
})
