import { Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { useEffect, useRef, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { applyImport, type ImportPlan, type ImportResult } from '../import-export/apply-import.ts'
import { ChangedText } from './changed-text.tsx'

type ImportDialogProps = { locale: LocaleId; plans: readonly ImportPlan[]; onClose: () => void }

/** What a file would change, before it does; only drafts are written. */
export function ImportDialog({ locale, plans, onClose }: ImportDialogProps) {
  const client = useClient({ apiVersion })
  const translator = useCurrentUser()?.id
  const [isWriting, setWriting] = useState(false)
  const [outcomes, setOutcomes] = useState<ImportResult[]>([])
  const toast = useToast()
  const isLeft = useRef(false)
  const changing = plans.filter(({ changes }) => changes.length > 0)
  const changes = changing.reduce((sum, plan) => sum + plan.changes.length, 0)
  const refused = [
    ...plans,
    ...outcomes.map(({ plan, rejections }) => ({ title: plan.title, rejections })),
  ].flatMap(({ title, rejections }) => rejections.map((rejection) => ({ title, ...rejection })))
  const failed = outcomes.flatMap(({ plan, failed }) => (failed ? [plan.title] : []))
  const lost = outcomes.flatMap(({ rejections }) => rejections).length
  const isDone = outcomes.length === changing.length

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  async function apply(): Promise<void> {
    setWriting(true)
    let count = 0
    for await (const outcome of applyImport(client, changing, { locale, translator })) {
      count++
      if (isLeft.current) break
      setOutcomes((before) => [...before, outcome])
    }
    if (isLeft.current && count < changing.length)
      toast.push({
        status: 'info',
        title: 'The rest of the file was left',
        description: `${count} of ${changing.length} documents were looked at and written before.`,
      })
  }

  return (
    <Dialog
      id="import-translations"
      header="Bring in a file"
      width={2}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button mode="bleed" text={isDone ? 'Close' : 'Leave it'} onClick={onClose} />
          {!isDone && changes > 0 && (
            <Button
              tone="primary"
              text={
                isWriting
                  ? `Writing ${outcomes.length} of ${changing.length}`
                  : `Write ${changes === 1 ? 'one text' : `${changes} texts`} into drafts`
              }
              disabled={isWriting}
              onClick={() => void apply()}
            />
          )}
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text role="status">{summary({ isDone, changes, documents: changing.length, failed, lost })}</Text>
        {refused.length > 0 && (
          <Card tone="caution" padding={3} radius={2}>
            <Stack gap={3}>
              <Text size={1} weight="medium">{`Left out, ${refused.length}:`}</Text>
              {refused.map(({ title, path, reason }) => (
                <Text key={`${title} ${path} ${reason}`} size={1}>
                  {`${title}, ${path}: ${reason}`}
                </Text>
              ))}
            </Stack>
          </Card>
        )}
        {!isDone &&
          changing.map(({ id, title, translationId, changes: texts }) => (
            <Stack key={id} gap={3}>
              <Text size={1} weight="medium">
                {translationId ? title : `${title} (begun anew)`}
              </Text>
              {texts.slice(0, shownTexts).map(({ unit, before, after }) => (
                <Card key={JSON.stringify(unit.path)} border radius={2} padding={3}>
                  <ChangedText before={before} after={after} />
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

/** Of each document so many texts are shown. */
const shownTexts = 20

type Summary = {
  isDone: boolean
  changes: number
  documents: number
  failed: readonly string[]
  /** How many texts somebody changed meanwhile. */
  lost: number
}

function summary({ isDone, changes, documents, failed, lost }: Summary): string {
  if (failed.length > 0)
    return `Not written: ${failed.join(', ')}. Check the connection and bring the file in again.`
  if (!isDone)
    return `${changes} ${changes === 1 ? 'text' : 'texts'} in ${documents} ${documents === 1 ? 'document' : 'documents'} would change. Nothing is published.`
  if (changes === lost) return changes === 0 ? 'The file changes nothing.' : 'Nothing was written.'
  return 'Written into drafts. Look at them, and publish.'
}
