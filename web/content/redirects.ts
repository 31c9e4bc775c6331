import 'server-only'
import { redirectQuery } from '@tidewright/schemas/documents/redirect.groq.ts'
import type { RedirectQueryResult } from '@tidewright/schemas/sanity.types.ts'
import { ask, NeverAnswered } from './door.ts'
import { shortLived } from './short-lived.ts'
import { typeTag } from './tags.ts'

const tags = ['redirect', 'page', 'legalPage', 'servicePackage', 'insight'].map((type) => typeTag(type))

/** The redirect that begins at a public path such as `/fr/ancien`, or null. */
export async function getRedirect(from: string): Promise<RedirectQueryResult> {
  try {
    return await ask(redirectQuery, { params: { from }, tags })
  } catch (error) {
    if (!(error instanceof NeverAnswered)) throw error
    await shortLived()
    return null
  }
}
