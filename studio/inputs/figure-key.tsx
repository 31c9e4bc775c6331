import { Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import {
  type DocumentWithFigures,
  fetchDocumentsWithFigures,
} from '@tidewright/schemas/validation/figures/figure-in-use.ts'
import { useEffect, useState } from 'react'
import { type StringInputProps, useClient, useEditState, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { settingsId } from '../structure/singletons.ts'

/** The key of a figure, which texts hold: fixed once it is published, with the documents that quote it beneath. */
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
      {isFixed && props.value && <QuotedBy figure={props.value} />}
    </Stack>
  )
}

function publishedKeys(settings: Record<string, unknown> | null): unknown[] {
  const figures = settings?.figures
  return Array.isArray(figures) ? figures.map((figure: { key?: unknown }) => figure.key) : []
}

function QuotedBy({ figure }: { figure: string }) {
  const documents = useDocumentsWithFigures()?.filter(({ keys }) => keys.has(figure))
  const schema = useSchema()
  if (!documents) return <Text muted>Looking where it is quoted …</Text>
  if (documents.length === 0) return <Text muted>No text quotes it.</Text>
  return (
    <details data-testid="quoted-by">
      <Text as="summary" muted>
        Quoted by {documents.length} {documents.length === 1 ? 'document' : 'documents'}
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

/** Undefined while they are looked for. */
function useDocumentsWithFigures(): DocumentWithFigures[] | undefined {
  const client = useClient({ apiVersion })
  const [documents, setDocuments] = useState<DocumentWithFigures[]>()
  useEffect(() => {
    let current = true
    fetchDocumentsWithFigures(client)
      .then((found) => current && setDocuments(found))
      .catch((error: unknown) => console.warn('Where a figure is quoted could not be looked up.', error))
    return () => {
      current = false
    }
  }, [client])
  return documents
}
