import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { layoutField } from '../../fields/layout-field.ts'
import { defineSection } from '../define-section.ts'

/** The articles of the language, newest first. */
export const insightList = defineSection({
  name: 'insightList',
  title: 'Insights',
  icon: DocumentTextIcon,
  description: 'The articles, newest first.',
  fields: [
    layoutField([
      { value: 'latest', title: 'The newest large, the next few as lines' },
      { value: 'byKind', title: 'All of them, under the kinds of article, on as many pages as they need' },
    ]),
  ],
})
