// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from '../../ui/render-hook.ts'
import { type DraftValidity, usePublishWhenValid } from './use-publish-when-valid.ts'

const validated = (revision: string, problems = 0) => ({ validity: { problems, revision }, revision })
const saving = { validity: null, revision: 'r1' }

type State = { validity: DraftValidity | null; revision: string | undefined }

async function pressed(state: State) {
  const publish = vi.fn(async (_revision: string) => true)
  const onInvalid = vi.fn()
  const { rendered, render, result } = renderHook(usePublishWhenValid, { ...state, publish, onInvalid })
  await rendered
  await act(async () => result().request())
  return {
    publish,
    onInvalid,
    result,
    become: (next: State) => render({ ...next, publish, onInvalid }),
  }
}

it('publishes a saved and validated draft at once, and only once', async () => {
  const { publish, result, become } = await pressed(validated('r1'))
  expect(publish.mock.calls).toEqual([['r1']])
  expect(result().isPublishing).toBe(true)
  await become({ validity: null, revision: undefined })
  expect(result()).toMatchObject({ isWaiting: false, isPublishing: false })
  await become(validated('r2'))
  expect(publish).toHaveBeenCalledOnce()
})

it('waits until the latest edits are saved and validated', async () => {
  const { publish, result, become } = await pressed(saving)
  expect(result().isWaiting).toBe(true)
  await become({ validity: validated('r1').validity, revision: 'r2' })
  expect(publish).not.toHaveBeenCalled()
  await become(validated('r2'))
  expect(publish.mock.calls).toEqual([['r2']])
})

it('reports an invalid draft and publishes nothing', async () => {
  const { publish, onInvalid, result, become } = await pressed(saving)
  await become(validated('r2', 1))
  expect(onInvalid).toHaveBeenCalledOnce()
  await become(validated('r3'))
  expect(publish).not.toHaveBeenCalled()
  expect(result().isWaiting).toBe(false)
})

it('drops the request when the draft is gone, and accepts another after a failure', async () => {
  const { publish, result, become } = await pressed(saving)
  await become({ validity: null, revision: undefined })
  await become(validated('r2'))
  expect(publish).not.toHaveBeenCalled()
  publish.mockResolvedValueOnce(false)
  await act(async () => result().request())
  expect(result()).toMatchObject({ isWaiting: false, isPublishing: false })
  await act(async () => result().request())
  expect(publish).toHaveBeenCalledTimes(2)
})
