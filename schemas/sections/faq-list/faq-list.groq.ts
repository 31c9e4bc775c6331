import { faqFragment } from '../../documents/faq/faq.groq.ts'

/** Questions and their answers. */
export const faqListFragment = /* groq */ `{
  "faqs": coalesce(faqs, [])[defined(@->_id)]->${faqFragment}
}`
