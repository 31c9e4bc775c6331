/** A local lake, and clients of the Studio whose editors have chosen a role. A hosted project enforces its own. */
import { createClient, type SanityClient } from '@sanity/client'
import { localEditorId, localSession } from '@tidewright/contracts/local-editor.ts'
import type { Role } from '@tidewright/contracts/roles.ts'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { clientsOf, openLake, type RunningLake } from './lake-target.ts'

export const studioOrigin = 'http://localhost:3333'

/** The lake of a test file with `own` roles, whose documents are deleted after each test. */
export function roleTarget(own: Role) {
  let lake: RunningLake
  let robot: SanityClient
  beforeAll(async () => {
    lake = await openLake({ roles: [own] })
    robot = clientsOf(lake.options).editor
  })
  afterEach(async () => {
    await robot.delete({
      query: '*[_type in ["page", "siteSettings", "redirect", "faq", "translation.metadata"]]',
    })
  })
  afterAll(() => lake.close())
  return {
    /** The client with the write token. */
    get robot() {
      return robot
    },
    get url() {
      return `http://127.0.0.1:${lake.options.port}`
    },
    /** The client of a page of the Studio, whose editor has chosen a role. */
    as(role: string): SanityClient {
      const token = localSession(localEditorId('Claire'), role)
      return createClient({ ...robot.config(), token, headers: { origin: studioOrigin } })
    },
    async store(...documents: { _id: string; _type: string }[]): Promise<void> {
      const transaction = robot.transaction()
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
