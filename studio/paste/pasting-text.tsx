import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useMemo } from 'react'
import { type ArrayOfObjectsInputProps, type OnPasteFn, type SanityClient, useClient } from 'sanity'
import { siteUrl } from '../env.ts'
import { documentFilter, documentParams } from '../presentation/main-documents.ts'
import { leftOutMessage, pastedBlocks } from './pasted-blocks.ts'
import { pathsOf, withLinks } from './with-links.ts'

/** Rich text into which text of other programs is pasted: links stay links, and what has no place here is named. */
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
            toast.push({ status: 'warning', title: 'Pasted, but not everything', description: message })
          return { insert: blocks, path }
        })
      },
    [client, toast],
  )
  // The Studio knows this input only as one of a list of objects, and hands on what an editor of rich text takes.
  return props.renderDefault(Object.assign({}, props, { onPaste }))
}

/** What was copied from elsewhere; null where the editor knows better: its own text, and plain text. */
function foreignHtml(data: DataTransfer): string | null {
  if (data.types.some((type) => type.includes('portable-text'))) return null
  return data.getData('text/html') || null
}

async function paste(client: SanityClient, html: string) {
  const { blocks, leftOut } = pastedBlocks(html)
  const linked = withLinks(blocks, siteUrl, await fetchIds(client, pathsOf(blocks, siteUrl)))
  return { blocks: linked.blocks, message: leftOutMessage(leftOut, linked.lost) }
}

/** The documents at paths of the site. Where the lake does not answer, links to the site become plain text, and it is said. */
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
