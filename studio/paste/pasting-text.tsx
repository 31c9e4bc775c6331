import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useMemo } from 'react'
import { type ArrayOfObjectsInputProps, type OnPasteFn, type SanityClient, useClient } from 'sanity'
import { siteUrl } from '../env.ts'
import { documentFilter, documentParams } from '../presentation/main-documents.ts'
import { leftOutMessage, pastedBlocks } from './pasted-blocks.ts'
import { pathsOf, withLinks } from './with-links.ts'

/** Rich text that accepts pasted HTML: links are kept, and a toast lists what was left out. */
export function PastingText({ props }: { props: ArrayOfObjectsInputProps }) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const onPaste = useMemo<OnPasteFn>(
    () =>
      ({ event, path }) => {
        const html = foreignHtml(event.clipboardData)
        if (!html) return undefined
        return paste(client, html).then(({ blocks, message }) => {
          if (message)
            toast.push({ status: 'warning', title: 'Some content wasn’t pasted', description: message })
          return { insert: blocks, path }
        })
      },
    [client, toast],
  )
  // The types describe a list of objects; the Studio passes `onPaste` on to the rich text editor.
  return props.renderDefault(Object.assign({}, props, { onPaste }))
}

/** HTML copied from elsewhere; null for the editor's own content and for plain text, which it handles itself. */
function foreignHtml(data: DataTransfer): string | null {
  if (data.types.some((type) => type.includes('portable-text'))) return null
  return data.getData('text/html') || null
}

async function paste(client: SanityClient, html: string) {
  const { blocks, leftOut } = pastedBlocks(html)
  const linked = withLinks(blocks, siteUrl, await fetchIds(client, pathsOf(blocks, siteUrl)))
  return { blocks: linked.blocks, message: leftOutMessage(leftOut, linked.lost) }
}

/** Document ids by path of the site. If the lake doesn't respond, internal links become text, and the toast says so. */
async function fetchIds(client: SanityClient, paths: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, string][]> => {
      const id = await client
        .fetch<string | null>(`*[${documentFilter}][0]._id`, documentParams(path), {
          perspective: 'published',
          tag: 'paste',
        })
        .catch(() => null)
      return id ? [[path, id]] : []
    }),
  )
  return new Map(found.flat())
}
