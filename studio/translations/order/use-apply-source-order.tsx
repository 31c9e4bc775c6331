import { Button, Flex, Text } from '@sanity/ui'
import { type ToastParams, useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { defaultLocale, type LocaleId, localeOf, locales } from '@tidewright/schemas/locales.ts'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { applySourceOrder, type OrderResult } from './apply-source-order.ts'

const translated = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)

/** Gives the order of published English to translations, see `shareOrder`, and says in which languages it did, or did not. */
export function useApplySourceOrder(): (ids: readonly string[]) => Promise<void> {
  const client = useClient({ apiVersion })
  const { push } = useToast()
  return useCallback(
    async function share(ids: readonly string[], isRepeated = false) {
      const { reordered, failed } = await applySourceOrder(client, ids).catch(
        (error: unknown): OrderResult => {
          console.warn('The translations of a document were not found.', error)
          return { reordered: [], failed: translated }
        },
      )
      if (failed.length > 0) push(notShared(failed, () => void share(ids, true)))
      else if (reordered.length > 0 || isRepeated) push(shared(reordered))
    },
    [client, push],
  )
}

/** One place on the screen: what is said last of the order holds. */
const id = 'shared-order'

function shared(reordered: readonly LocaleId[]): ToastParams {
  const where = reordered.length > 0 ? `: ${namesOf(reordered)}` : ''
  return {
    id,
    status: 'info',
    title: 'Put in order',
    description: `Lists have the order of English now${where}.`,
  }
}

function notShared(failed: readonly LocaleId[], again: () => void): ToastParams {
  return {
    id,
    status: 'error',
    duration: 600_000,
    closable: true,
    title: 'Published, but not in one order yet',
    description: (
      <Flex direction="column" gap={3} paddingTop={2}>
        <Text size={1}>
          {`The content lake did not take the order of English in ${namesOf(failed)}. Try again; or later, side by side, take over how English is built.`}
        </Text>
        <Flex>
          <Button mode="ghost" text="Try again" onClick={again} />
        </Flex>
      </Flex>
    ),
  }
}

function namesOf(ids: readonly LocaleId[]): string {
  return ids.map((id) => localeOf(id).name).join(', ')
}
