import { documentInternationalization } from '@sanity/document-internationalization'
import { visionTool } from '@sanity/vision'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { locales } from '@tidewright/schemas/locales.ts'
import { schemaTypes, translatedTypes } from '@tidewright/schemas/registry.ts'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { apiHost, dataset, projectId, siteUrl } from './env.ts'
import { FormInput } from './inputs/form-input.tsx'
import { locations } from './presentation/locations.ts'
import { mainDocuments } from './presentation/main-documents.ts'
import { PreviewHeader } from './presentation/preview-header.tsx'
import { PublishStatusBadge } from './publish-status/badge.ts'
import { withMoveConfirmation } from './redirects/publish-action.tsx'
import { allowedActions, globalTemplates } from './structure/singletons.ts'
import { structure } from './structure/structure.ts'
import { defaultDocumentNode } from './structure/views.ts'

export default defineConfig({
  name: 'default',
  title: 'Tidewright',
  projectId,
  dataset,
  apiHost,
  plugins: [
    structureTool({ structure, defaultDocumentNode, title: 'Content' }),
    presentationTool({
      title: 'Preview',
      previewUrl: { initial: siteUrl, previewMode: { enable: '/api/draft-mode/enable' } },
      allowOrigins: [siteUrl],
      resolve: { locations, mainDocuments },
      components: { unstable_header: { component: PreviewHeader } },
    }),
    documentInternationalization({
      supportedLanguages: locales.map(({ id, name }) => ({ id, title: name })),
      schemaTypes: translatedTypes,
      bulkPublish: true,
    }),
    visionTool({ defaultApiVersion: apiVersion }),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ id }) => !translatedTypes.includes(id)),
  },
  form: { components: { input: FormInput } },
  document: {
    actions: (actions, { schemaType }) =>
      withMoveConfirmation(allowedActions(actions, schemaType), schemaType),
    badges: (badges) => [...badges, PublishStatusBadge],
    newDocumentOptions: (templates, { creationContext }) =>
      creationContext.type === 'global' ? globalTemplates(templates) : templates,
    comments: { enabled: false },
  },
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
})
