import { useEffect } from 'react'
import {
  type DocumentLayoutProps,
  type LayoutProps,
  LoadingBlock,
  useCurrentUser,
  useFeatureEnabled,
} from 'sanity'
import { createGlobalStyle } from 'styled-components'
import { keepFigures } from '../inputs/figures/filled-previews.ts'
import { SettingsContext, useSettings } from '../inputs/figures/use-settings.ts'
import { RightsProvider } from '../roles/rights-provider.tsx'
import { isDeveloper } from '../roles/user-roles.ts'

/**
 * Reduces the 85 px between fields, so that a page's sections start on the first screen. `!important`, because the
 * Studio's styles come later.
 */
const Density = createGlobalStyle`
  [data-testid='document-panel-scroller'] > div { padding-top: 16px !important; }
  [data-ui='Stack']:has(> [data-testid^='field-']) { gap: 28px !important; }
  [data-testid='form-view'] [data-ui='Stack'] > [data-testid='field-groups'] { padding-bottom: 0 !important; }
  [data-testid='form-view'] [data-ui='FormRow'] > div > [data-ui='Stack']:has([data-testid='document-panel-document-title']) {
    gap: 8px !important;
    margin-bottom: 20px !important;
  }
`

/** In the heads of dialogs, the Studio capitalizes each word, even of a section's own heading. */
const TitlesAsWritten = createGlobalStyle`
  [data-testid^='breadcrumb-item-'] [data-ui='Text'] { text-transform: none !important; }
`

/** Next to the preview, the Studio gives the form a fifth of the screen, which is too narrow for its buttons. */
const FormBesidePreview = createGlobalStyle`
  #presentation-narrow-panel-content { min-width: min(460px, 45vw) !important; }
`

/** Hides the menu items that only developers use. */
const WithoutInspect = createGlobalStyle`
  [data-testid='action-inspect'], [data-testid='action-production-preview'] { display: none !important; }
`

/**
 * The Studio's layout. It provides the settings whose figures forms and lists fill in, and what the role allows. It waits
 * until the Studio knows whether the project has tasks, because the Studio then mounts every screen anew, and what an
 * editor had typed would be lost.
 */
export function StudioLayout(props: LayoutProps) {
  const tasks = useFeatureEnabled('sanityTasks')
  const user = useCurrentUser()
  const settings = useSettings()
  useEffect(() => keepFigures(settings), [settings])
  if (tasks.isLoading) return <LoadingBlock fill />
  return (
    <>
      <Density />
      <TitlesAsWritten />
      <FormBesidePreview />
      {!isDeveloper(user) && <WithoutInspect />}
      <RightsProvider>
        <SettingsContext.Provider value={settings}>{props.renderDefault(props)}</SettingsContext.Provider>
      </RightsProvider>
    </>
  )
}

/**
 * A document's pane. It waits until the Studio knows whether the project has comments, because the Studio then mounts the
 * pane anew, which would close menus and dialogs and lose the focus.
 */
export function DocumentLayout(props: DocumentLayoutProps) {
  const comments = useFeatureEnabled('studioComments')
  return comments.isLoading ? <LoadingBlock /> : props.renderDefault(props)
}

/** The site's logo mark, as in the favicon. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" fill="none" role="img" aria-label="Tidewright">
      <circle cx="16" cy="16" r="15" fill="#faf7f2" stroke="#0f6e6e" strokeWidth="2" />
      <path
        d="M3 17c4.3-5 8.7-5 13 0s8.7 5 13 0M5.5 23c3.5-3.4 7-3.4 10.5 0s7 3.4 10.5 0"
        stroke="#0f6e6e"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
