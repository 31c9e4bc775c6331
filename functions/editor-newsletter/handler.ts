import { editorNewsletterRequest } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { editorEndpoint } from '../_shared/editor.ts'
import { answerNewsletter } from '../_shared/newsletter/answer-newsletter.ts'

/** Newsletter issues for the Studio. A test goes to the editor's own address and to no other. */
export const handler = editorEndpoint({ schema: editorNewsletterRequest, handle: answerNewsletter })
