import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useEffect, useRef, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { applyImport, type ImportPlan, type ImportResult } from '../import-export/apply-import.ts'
import { ChangedText } from './changed-text.tsx'

type ImportDialogProps = {
  locale: LocaleId
  /** The release that it imports into; without one, drafts. */
  release: string | undefined
  plans: readonly ImportPlan[]
  onClose: () => void
}

/** Previews the changes of an import and applies them. */
export function ImportDialog({ locale, release, plans, onClose }: ImportDialogProps) {
  useFocusBack()
  const client = useClient({ apiVersion })
  const translator = useCurrentUser()?.id
  const [isWriting, setWriting] = useState(false)
  const [results, setResults] = useState<ImportResult[]>([])
  const toast = useToast()
  const isClosed = useRef(false)
  const changing = plans.filter(({ changes }) => changes.length > 0)
  const changes = changing.reduce((sum, plan) => sum + plan.changes.length, 0)
  const rejected = [
    ...plans,
    ...results.map(({ plan, rejections }) => ({ title: plan.title, rejections })),
  ].flatMap(({ title, rejections }) => rejections.map((rejection) => ({ title, ...rejection })))
  const failed = results.flatMap(({ plan, failed }) => (failed ? [plan.title] : []))
  const conflicts = results.flatMap(({ rejections }) => rejections).length
  const isDone = results.length === changing.length

  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  async function apply(): Promise<void> {
    setWriting(true)
    let count = 0
    for await (const result of applyImport(client, changing, { locale, translator, release })) {
      count++
      if (isClosed.current) break
      setResults((before) => [...before, result])
    }
    if (isClosed.current && count < changing.length)
      toast.push({
        status: 'info',
        title: 'Import stopped',
        description: `Stopped after ${count} of ${changing.length} documents.`,
      })
  }

  return (
    <Dialog
      id="import-translations"
      header="Import file"
      width={2}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button mode="bleed" text={isDone ? 'Close' : 'Cancel'} onClick={onClose} />
          {!isDone && changes > 0 && (
            <Button
              tone="primary"
              text={
                isWriting
                  ? `Importing ${results.length} of ${changing.length}…`
                  : `Import ${changes === 1 ? '1 text' : `${changes} texts`}`
              }
              disabled={isWriting}
              onClick={() => void apply()}
            />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text role="status">
          {summary({ isDone, release, changes, documents: changing.length, failed, conflicts })}
        </Text>
        {rejected.length > 0 && (
          <Card tone="caution" padding={3} radius={2}>
            <Stack gap={3}>
              <Text size={1} weight="medium">{`Not imported (${rejected.length}):`}</Text>
              {rejected.map(({ title, field, reason }) => (
                <Text key={`${title} ${field} ${reason}`} size={1}>
                  {`${[title, field].filter(Boolean).join(', ')}: ${reason}`}
                </Text>
              ))}
            </Stack>
          </Card>
        )}
        {!isDone &&
          changing.map(({ id, title, translationId, changes: texts }) => (
            <Stack key={id} gap={3}>
              <Text size={1} weight="medium">
                {translationId ? title : `${title} (new translation)`}
              </Text>
              {texts.slice(0, shownTexts).map(({ unit, before, after }) => (
                <Card key={JSON.stringify(unit.path)} border radius={2} padding={3}>
                  {before === '' || before === unit.text ? (
                    <Text size={1} lang={localeOf(locale).languageTag}>
                      {after}
                    </Text>
                  ) : (
                    <ChangedText before={before} after={after} lang={localeOf(locale).languageTag} />
                  )}
                </Card>
              ))}
              {texts.length > shownTexts && (
                <Text size={1} muted>{`and ${texts.length - shownTexts} more`}</Text>
              )}
            </Stack>
          ))}
      </Stack>
    </Dialog>
  )
}

/** How many texts of each document are shown. */
const shownTexts = 20

type Summary = {
  isDone: boolean
  release: string | undefined
  changes: number
  documents: number
  failed: readonly string[]
  /** How many texts somebody changed in the meantime. */
  conflicts: number
}

function summary({ isDone, release, changes, documents, failed, conflicts }: Summary): string {
  if (failed.length > 0)
    return `Couldn’t save: ${failed.join(', ')}. Check your connection and import the file again.`
  if (!isDone)
    return `${changes} ${changes === 1 ? 'text' : 'texts'} in ${documents} ${documents === 1 ? 'document' : 'documents'} will change. ${release ? 'They are saved in the release' : 'Only drafts are saved'}; nothing is published.`
  if (changes === conflicts) return changes === 0 ? 'This file contains no changes.' : 'Nothing was imported.'
  return release ? 'Imported into the release.' : 'Imported into drafts. Review and publish them.'
}
