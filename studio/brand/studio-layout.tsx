import { type LayoutProps, useCurrentUser } from 'sanity'
import { createGlobalStyle } from 'styled-components'
import { isDeveloper } from './is-developer.ts'

/** The Studio's fields stand 85 px apart: nearer to each other, a page's sections begin on the first screen. */
const Density = createGlobalStyle`
  [data-testid='document-panel-scroller'] > div { padding-top: 16px; }
  [data-testid='form-view'] > [data-ui='Stack'] { gap: 28px; }
  [data-testid='form-view'] [data-ui='Stack'] > [data-testid='field-groups'] { padding-bottom: 0; }
  [data-testid='form-view'] [data-ui='FormRow'] > div > [data-ui='Stack']:has([data-testid='document-panel-document-title']) {
    gap: 8px;
    margin-bottom: 20px;
  }
  [data-testid='form-view'] fieldset [data-ui='Grid'] > [data-ui='Stack'] { gap: 24px; }
`

/** What only developers use: the document as data. */
const WithoutInspect = createGlobalStyle`
  [data-testid='action-inspect'], [data-testid='action-production-preview'] { display: none; }
`

/** The whole Studio. */
export function StudioLayout(props: LayoutProps) {
  const user = useCurrentUser()
  return (
    <>
      <Density />
      {!isDeveloper(user) && <WithoutInspect />}
      {props.renderDefault(props)}
    </>
  )
}
