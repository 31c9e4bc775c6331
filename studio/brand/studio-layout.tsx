import { type LayoutProps, useCurrentUser } from 'sanity'
import { createGlobalStyle } from 'styled-components'
import { SettingsContext } from '../inputs/settings-context.ts'
import { useSettings } from '../inputs/use-settings.ts'
import { isDeveloper } from './is-developer.ts'

/** The Studio's own styles come after these, so each insists. Its fields stand 85 px apart: nearer to each other, a page's sections begin on the first screen. */
const Density = createGlobalStyle`
  [data-testid='document-panel-scroller'] > div { padding-top: 16px !important; }
  [data-ui='Stack']:has(> [data-testid^='field-']) { gap: 28px !important; }
  [data-testid='form-view'] [data-ui='Stack'] > [data-testid='field-groups'] { padding-bottom: 0 !important; }
  [data-testid='form-view'] [data-ui='FormRow'] > div > [data-ui='Stack']:has([data-testid='document-panel-document-title']) {
    gap: 8px !important;
    margin-bottom: 20px !important;
  }
`

/** Beside the preview the Studio gives a form a fifth of the screen: too little for its own buttons. */
const FormBesidePreview = createGlobalStyle`
  #presentation-narrow-panel-content { min-width: min(460px, 45vw) !important; }
`

/** What only developers use: the document as data. */
const WithoutInspect = createGlobalStyle`
  [data-testid='action-inspect'], [data-testid='action-production-preview'] { display: none !important; }
`

/** The whole Studio; its forms and lists know the settings that texts quote. */
export function StudioLayout(props: LayoutProps) {
  const user = useCurrentUser()
  return (
    <>
      <Density />
      <FormBesidePreview />
      {!isDeveloper(user) && <WithoutInspect />}
      <SettingsContext.Provider value={useSettings()}>{props.renderDefault(props)}</SettingsContext.Provider>
    </>
  )
}
