import { Badge, Button } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { localeOf } from '@tidewright/contracts/locales.ts'
import { useClient, useCurrentUser } from 'sanity'
import { editedId, publishedIdOf } from '../../releases/edited-id.ts'
import { useSelectedRelease } from '../../releases/selected-release.tsx'
import { translateProblem } from '../../roles/rights.ts'
import { useRights } from '../../roles/use-rights.ts'
import { logged, useTask } from '../../ui/use-task.ts'
import { createTranslation } from '../documents/create-translation.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import type { Cell, CellState, Row, TranslationFacts } from '../translation-states.ts'
import { useOpenSideBySide } from '../use-open-side-by-side.ts'

export const stateLabels: Record<CellState, string> = {
  missing: 'Missing',
  outdated: 'Out of date',
  draft: 'Draft',
  partial: 'Partly English',
  current: 'Up to date',
}

const stateTones = {
  missing: 'critical',
  outdated: 'caution',
  draft: 'primary',
  partial: 'caution',
  current: 'positive',
} as const satisfies Record<CellState, string>

/** What to do if a translation could not be created. */
export const notCreated = logged('Could not create a translation.', 'Check your connection and try again.')

type TranslationButtonProps = { row: Row; cell: Cell; facts: TranslationFacts }

/** The state of a translation. Selecting it opens both texts side by side, and creates the translation if it is missing. */
export function TranslationButton({ row, cell, facts }: TranslationButtonProps) {
  const release = useSelectedRelease()
  const rights = useRights()
  const { open, isBusy } = useOpenTranslation(facts)
  const problem = cell.state === 'missing' ? translateProblem(rights, cell.locale) : undefined
  // The accessible name starts with the text, for people who say what they see.
  const text = cell.state === 'missing' && !problem ? 'Create' : stateLabels[cell.state]
  return (
    <Button
      mode="bleed"
      padding={2}
      disabled={
        isBusy || problem !== undefined || (cell.state === 'missing' && release?.takesDocuments === false)
      }
      title={problem}
      onClick={() => void open(row, cell)}
      aria-label={`${text}: ${row.title}, ${localeOf(cell.locale).name}`}
      data-testid={`cell-${row.id}-${cell.locale}`}
    >
      <Badge tone={stateTones[cell.state]}>{text}</Badge>
    </Button>
  )
}

/** A missing translation is created as a copy of the English document. */
function useOpenTranslation({ sources, groups }: TranslationFacts) {
  const client = useClient({ apiVersion })
  const release = useSelectedRelease()
  const translator = useCurrentUser()?.id
  const openSideBySide = useOpenSideBySide()
  const { run, isBusy } = useTask(notCreated)
  const open = (row: Row, { locale, state }: Cell) =>
    run(`Couldn’t create the ${localeOf(locale).name} translation`, async () => {
      const original = sources.find(({ _id }) => publishedIdOf(_id) === row.id)
      if (state === 'missing' && original) {
        const group = groups.find(({ members }) => members?.some(({ id }) => id === row.id))
        const version = release && (await client.getDocument<ContentDocument>(editedId(row.id, release.id)))
        await createTranslation(client, {
          original: version || original,
          language: locale,
          groupId: group?._id ?? null,
          translator,
          release: release?.id,
        })
      }
      openSideBySide(row.id, locale)
    })
  return { open, isBusy }
}
