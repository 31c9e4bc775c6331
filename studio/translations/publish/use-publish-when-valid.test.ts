// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from '../../ui/render-hook.ts'
import type { DraftValidity } from './use-draft-validity.ts'
import { usePublishWhenValid } from './use-publish-when-valid.ts'

const judged = (revision: string, problems = 0) => ({ validity: { problems, revision }, revision })
const saving = { validity: null, revision: 'r1' }

type State = { validity: DraftValidity | null; revision: string | undefined }

async function pressed(state: State) {
  const publish = vi.fn(async (_revision: string) => true)
  const refuse = vi.fn()
  const { rendered, render, result } = renderHook(usePublishWhenValid, { ...state, publish, refuse })
  await rendered
  await act(async () => result().request())
  return {
    publish,
    refuse,
    result,
    become: (next: State) => render({ ...next, publish, refuse }),
  }
}

it('publishes at once what is saved and judged, and once', async () => {
  const { publish, result, become } = await pressed(judged('r1'))
  expect(publish.mock.calls).toEqual([['r1']])
  expect(result().isPublishing).toBe(true)
  await become({ validity: null, revision: undefined })
  expect(result()).toMatchObject({ isWaiting: false, isPublishing: false })
  await become(judged('r2'))
  expect(publish).toHaveBeenCalledOnce()
})

it('waits for what is typed to be saved and judged, and publishes that', async () => {
  const { publish, result, become } = await pressed(saving)
  expect(result().isWaiting).toBe(true)
  await become({ validity: judged('r1').validity, revision: 'r2' })
  expect(publish).not.toHaveBeenCalled()
  await become(judged('r2'))
  expect(publish.mock.calls).toEqual([['r2']])
})

it('says what stands in the way of what was typed last, and publishes nothing', async () => {
  const { publish, refuse, result, become } = await pressed(saving)
  await become(judged('r2', 1))
  expect(refuse).toHaveBeenCalledOnce()
  await become(judged('r3'))
  expect(publish).not.toHaveBeenCalled()
  expect(result().isWaiting).toBe(false)
})

it('forgets the press when the draft is gone, and takes another after a failure', async () => {
  const { publish, result, become } = await pressed(saving)
  await become({ validity: null, revision: undefined })
  await become(judged('r2'))
  expect(publish).not.toHaveBeenCalled()
  publish.mockResolvedValueOnce(false)
  await act(async () => result().request())
  expect(result()).toMatchObject({ isWaiting: false, isPublishing: false })
  await act(async () => result().request())
  expect(publish).toHaveBeenCalledTimes(2)
})
