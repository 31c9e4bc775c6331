import { visionTool } from '@sanity/vision'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { link } from '@tidewright/schemas/objects/link.schema.ts'
import { schemaTypes } from '@tidewright/schemas/registry.ts'
import { defineConfig } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { BrandIcon, DocumentLayout, StudioLayout } from './brand/studio-layout.tsx'
import { studioTheme } from './brand/theme.ts'
import { validationMessages } from './brand/validation-messages.ts'
import { publishWhenConnected } from './connection/connection-notice.tsx'
import { withDeleteDialog } from './delete/delete-actions.tsx'
import { apiHost, dataset, functionsUrl, isDevelopment, projectId, siteUrl } from './env.ts'
import { withFilledPreview } from './inputs/figures/filled-previews.ts'
import { PlaceholderPreview } from './inputs/figures/placeholder-input.tsx'
import { FormInput } from './inputs/form-input.tsx'
import { OrderedItem } from './inputs/ordered-list.tsx'
import { RichTextBlock, RichTextLink } from './inputs/rich-text-input.tsx'
import { leadsTool } from './leads/leads-screen.tsx'
import { mediaLibrary } from './media/media-library.tsx'
import { newsletterTool } from './newsletter/newsletter-screen.tsx'
import { locations } from './presentation/locations.ts'
import { mainDocuments } from './presentation/main-documents.ts'
import { PreviewHeader } from './presentation/preview-header.tsx'
import { PublishStatusBadge } from './publish-status/notice.tsx'
import { withRedirect } from './redirects/publish-action.tsx'
import { checkRelease } from './releases/check-release.tsx'
import { withRights } from './roles/use-rights.ts'
import { mayCallFunctions } from './roles/user-roles.ts'
import { startTool } from './start/start-screen.tsx'
import { allowedActions, globalTemplates } from './structure/singletons.ts'
import { structure } from './structure/structure.ts'
import { defaultDocumentNode } from './structure/views.ts'
import { translations, withTranslations } from './translations/translations-plugin.ts'

/** The form's own components have no place for a link in a text. */
const linkInStudio = { ...link, components: { annotation: RichTextLink } }

export default defineConfig({
  name: 'default',
  title: 'Tidewright',
  icon: BrandIcon,
  projectId,
  dataset,
  apiHost,
  // The functions for the Studio need the editor's own session token; a session in a cookie never reaches them.
  ...(functionsUrl && !apiHost ? { auth: { loginMethod: 'token' as const } } : {}),
  plugins: [
    startTool(),
    structureTool({ structure, defaultDocumentNode, title: 'Content' }),
    presentationTool({
      title: 'Preview',
      previewUrl: { initial: siteUrl, previewMode: { enable: '/api/draft-mode/enable' } },
      allowOrigins: [siteUrl],
      resolve: { locations, mainDocuments },
      components: { unstable_header: { component: PreviewHeader } },
    }),
    mediaLibrary(),
    translations(),
    ...(functionsUrl ? [leadsTool(), newsletterTool()] : []),
    ...(isDevelopment ? [visionTool({ defaultApiVersion: apiVersion })] : []),
  ],
  theme: studioTheme,
  schema: {
    types: schemaTypes.map((type) => withFilledPreview(type === link ? linkInStudio : type)),
  },
  i18n: { bundles: [validationMessages] },
  studio: { components: { layout: StudioLayout } },
  tools: (tools, { currentUser }) =>
    tools.filter(({ name }) => (name !== 'leads' && name !== 'newsletter') || mayCallFunctions(currentUser)),
  form: {
    components: { input: FormInput, item: OrderedItem, block: RichTextBlock, preview: PlaceholderPreview },
  },
  document: {
    components: { unstable_layout: DocumentLayout },
    // Locally, there is nobody to ask: everybody chooses their role.
    askToEdit: { enabled: !apiHost },
    // Not in plugins: Sanity's own for releases runs after them and replaces the actions in a release.
    actions: (actions, context) => {
      const own = withTranslations(withRedirect(actions, context), context)
      return publishWhenConnected(withDeleteDialog(withRights(allowedActions(own, context))))
    },
    badges: (badges) => [...badges, PublishStatusBadge],
    newDocumentOptions: (templates, { creationContext }) =>
      creationContext.type === 'global' ? globalTemplates(templates) : templates,
  },
  releases: { enabled: true, actions: (actions) => [...actions, checkRelease] },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: true },
  announcements: { enabled: false },
})
