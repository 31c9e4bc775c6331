import { Button, Flex, Text } from '@sanity/ui'
import { type ToastParams, useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale, type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { applySourceOrder, type OrderResult } from './apply-source-order.ts'

const translated = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)

/**
 * Applies the English list order to translations (see `applySourceOrder`) and reports the result in a toast; if nothing
 * changed, only in a release, where an editor asked for it.
 */
export function useApplySourceOrder(): (ids: readonly string[], release?: string) => Promise<void> {
  const client = useClient({ apiVersion })
  const { push } = useToast()
  return useCallback(
    async function apply(ids: readonly string[], release?: string, isRepeated = false) {
      const { reordered, failed } = await applySourceOrder(client, ids, release).catch(
        (error: unknown): OrderResult => {
          console.warn('Could not read the translations of a document.', error)
          return { reordered: [], failed: translated }
        },
      )
      if (failed.length > 0) push(orderFailed(failed, release, () => void apply(ids, release, true)))
      else if (reordered.length > 0 || isRepeated || release) push(orderUpdated(reordered))
    },
    [client, push],
  )
}

/** One toast id, so that a later result replaces the earlier one. */
const id = 'source-order'

function orderUpdated(reordered: readonly LocaleId[]): ToastParams {
  const where = reordered.length > 0 ? ` in ${namesOf(reordered)}` : ''
  return {
    id,
    status: 'info',
    title: 'Order updated',
    description: `Lists now follow the English order${where}.`,
  }
}

function orderFailed(
  failed: readonly LocaleId[],
  release: string | undefined,
  retry: () => void,
): ToastParams {
  return {
    id,
    status: 'error',
    duration: 600_000,
    closable: true,
    title: `${release ? '' : 'Published. '}The order in other languages isn’t updated yet.`,
    description: (
      <Flex direction="column" gap={3} paddingTop={2}>
        <Text size={1}>
          {`Couldn’t apply the English order in ${namesOf(failed)}. Try again, or use “Update sections and lists from English” in the translation later.`}
        </Text>
        <Flex>
          <Button mode="ghost" text="Try again" onClick={retry} />
        </Flex>
      </Flex>
    ),
  }
}

function namesOf(ids: readonly LocaleId[]): string {
  return ids.map((id) => localeOf(id).name).join(', ')
}
