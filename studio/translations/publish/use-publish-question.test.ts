// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { renderHook } from '../../ui/render-hook.ts'
import { usePublishQuestion } from './use-publish-question.ts'

async function pressed(check: Parameters<typeof usePublishQuestion>[0]['check']) {
  const publish = vi.fn()
  const { rendered, result } = renderHook(usePublishQuestion, { check, publish })
  await rendered
  await act(() => result().publishOrAsk())
  return { publish, result }
}

it('publishes without a question if nothing would be left in English', async () => {
  const { publish, result } = await pressed(async () => [])
  expect(publish).toHaveBeenCalledOnce()
  expect(result().question).toBeNull()
})

it('asks about texts that are still in English', async () => {
  const found = [{ texts: ['First bullet'], total: 2 }]
  const { publish, result } = await pressed(async () => found)
  expect(publish).not.toHaveBeenCalled()
  expect(result().question).toBe(found)
  await act(async () => result().publishAnyway())
  expect(publish).toHaveBeenCalledOnce()
  expect(result().question).toBeNull()
})

it('asks if the texts can’t be checked, and publishes nothing if the editor cancels', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { publish, result } = await pressed(() => Promise.reject(new Error('The lake is down.')))
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
  expect(result().question).toBe('unknown')
  await act(async () => result().close())
  expect(result().question).toBeNull()
  expect(publish).not.toHaveBeenCalled()
})
