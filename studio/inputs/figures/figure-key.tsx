import { Stack, Text } from '@sanity/ui'
import { figuresInDownloads } from '@tidewright/contracts/figures-in-downloads.gen.ts'
import { fetchDocumentsWithFigures } from '@tidewright/schemas/validation/figures/figure-in-use.ts'
import { type StringInputProps, useEditState, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { settingsId } from '../../structure/singletons.ts'
import { useAsync } from '../../ui/use-async.ts'

const inDownloads = new Set(Object.values(figuresInDownloads).flat())

/**
 * The key of a figure, which texts use as `{key}`. It is read-only once published; below it are the documents that use
 * it.
 */
export function FigureKey(props: StringInputProps) {
  const { published } = useEditState(settingsId, 'siteSettings', 'low')
  const isFixed = props.value !== undefined && publishedKeys(published).includes(props.value)
  return (
    <Stack gap={3}>
      {isFixed
        ? props.renderDefault({
            ...props,
            readOnly: true,
            elementProps: { ...props.elementProps, readOnly: true },
          })
        : props.renderDefault(props)}
      {isFixed && props.value && <UsedBy figure={props.value} />}
      {inDownloads.has(props.value ?? '') && (
        <Text size={1} muted>
          Downloads quote it too. The site generates them again within a minute after you publish a change.
        </Text>
      )}
    </Stack>
  )
}

function publishedKeys(settings: Record<string, unknown> | null): unknown[] {
  const figures = settings?.figures
  return Array.isArray(figures) ? figures.map((figure: { key?: unknown }) => figure.key) : []
}

function UsedBy({ figure }: { figure: string }) {
  const loaded = useAsync(fetchDocumentsWithFigures)
  const schema = useSchema()
  if (loaded === 'failed')
    return <Text muted>Couldn’t find out where it’s used. Check your connection and reload.</Text>
  const documents = loaded?.filter(({ keys }) => keys.has(figure))
  if (!documents) return <Text muted>Finding where it’s used…</Text>
  if (documents.length === 0) return <Text muted>Not used in any text.</Text>
  return (
    <details data-testid="used-in">
      <Text as="summary" muted>
        Used in {documents.length} {documents.length === 1 ? 'document' : 'documents'}
      </Text>
      <Stack as="ul" gap={3} paddingTop={3}>
        {documents.map(({ id, type, title, language }) => (
          <Text as="li" key={id}>
            <IntentLink intent="edit" params={{ id, type }}>
              {title ?? schema.get(type)?.title ?? type}
            </IntentLink>{' '}
            {[schema.get(type)?.title, language].filter(Boolean).join(' · ')}
          </Text>
        ))}
      </Stack>
    </details>
  )
}
