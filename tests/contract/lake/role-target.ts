/** A local lake, and clients of the Studio whose editors have chosen a role. A hosted project enforces its own. */
import { createClient, type SanityClient } from '@sanity/client'
import { localEditorId, localSession } from '@tidewright/contracts/local-editor.ts'
import type { Role } from '@tidewright/contracts/roles.ts'
import { afterEach, expect } from 'vitest'
import { testLake } from './lake-target.ts'

export const studioOrigin = 'http://localhost:3333'

/** The lake of a test file with `own` roles, whose documents are deleted after each test. */
export function roleTarget(own: Role) {
  const lake = testLake({ roles: [own] })
  const types = ['page', 'siteSettings', 'redirect', 'faq', 'translation.metadata']
  afterEach(async () => void (await lake.editor.delete({ query: '*[_type in $types]', params: { types } })))
  return {
    /** The client with the write token. */
    get robot() {
      return lake.editor
    },
    get url() {
      return `http://127.0.0.1:${lake.options.port}`
    },
    /** The client of a page of the Studio, whose editor has chosen a role. */
    as(role: string): SanityClient {
      const token = localSession(localEditorId('Claire'), role)
      return createClient({ ...lake.editor.config(), token, headers: { origin: studioOrigin } })
    },
    async store(...documents: { _id: string; _type: string }[]): Promise<void> {
      const transaction = lake.editor.transaction()
      for (const document of documents) transaction.createOrReplace(document)
      await transaction.commit()
    },
  }
}

export const page = (_id: string, language: string, fields = {}) => {
  return { _id, _type: 'page', language, ...fields }
}

export const isRejected = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({
    statusCode: 403,
    details: { type: 'insufficientPermissionsError' },
  })
