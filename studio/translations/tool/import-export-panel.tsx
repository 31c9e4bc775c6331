import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import { useClient } from 'sanity'
import { decodeFile, FileError } from '../../files/decode-file.ts'
import { download } from '../../files/download.ts'
import { FileButton } from '../../files/file-button.tsx'
import { useSelectedRelease } from '../../releases/selected-release.tsx'
import { translateProblem } from '../../roles/rights.ts'
import { useRights } from '../../roles/use-rights.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { logged, useTask } from '../../ui/use-task.ts'
import { type ImportPlan, planImport } from '../import-export/apply-import.ts'
import { readCsv, writeCsv } from '../import-export/csv.ts'
import { fetchFile } from '../import-export/export-file.ts'
import { readXliff, writeXliff } from '../import-export/xliff.ts'
import type { Row, TranslationFacts } from '../translation-states.ts'
import { ImportDialog } from './import-dialog.tsx'

const formats = {
  xliff: { type: 'application/xliff+xml', extension: 'xlf', write: writeXliff },
  csv: { type: 'text/csv', extension: 'csv', write: writeCsv },
}
const formatTitles = { xliff: 'XLIFF 2.1 (translation tools)', csv: 'CSV (spreadsheets)' }
const scopes = { work: 'Not up to date', all: 'All texts' }

type ImportExportPanelProps = { locale: LocaleId; rows: readonly Row[]; facts: TranslationFacts }

/** Exports the texts of a language to a file, and imports a file into drafts or the selected release. */
export function ImportExportPanel({ locale, rows, facts }: ImportExportPanelProps) {
  const client = useClient({ apiVersion })
  const release = useSelectedRelease()
  const problem = translateProblem(useRights(), locale)
  const [format, setFormat] = useState<keyof typeof formats>('xliff')
  const [scope, setScope] = useState<keyof typeof scopes>('work')
  const [plans, setPlans] = useState<ImportPlan[]>()
  const { run, isBusy } = useTask(explain)

  const exportFile = () =>
    run('Nothing was exported', async () => {
      const content = await fetchFile(client, { locale, rows, facts }, scope === 'all')
      if (content.documents.length === 0) throw new FileError('Every document is up to date.')
      const { type, extension, write } = formats[format]
      download(write(content), type, `tidewright-${locale}.${extension}`)
    })

  const importFile = (chosen: File) =>
    run('Couldn’t import the file', async () => {
      const text = decodeFile(await chosen.bytes())
      const content = text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text)
      if (content.locale !== locale) {
        const { name } = localeOf(content.locale)
        throw new FileError(`This file is in ${name}. Select ${name} above to import it.`)
      }
      setPlans(await planImport(client, content, release?.id))
    })

  return (
    <Card border radius={2} padding={4} data-testid="import-export">
      <Stack gap={4}>
        <Text size={1} weight="medium">{`Export and import ${localeOf(locale).name}`}</Text>
        <Flex gap={2} wrap="wrap" align="center">
          <Dropdown label="Texts to export" options={scopes} value={scope} onChange={setScope} />
          <Dropdown label="File format" options={formatTitles} value={format} onChange={setFormat} />
          <Button mode="ghost" text="Export file" disabled={isBusy} onClick={() => void exportFile()} />
          <FileButton
            text="Import file"
            label="Translation file"
            accept=".csv,.xlf,.xliff,.xml"
            disabled={isBusy || release?.takesDocuments === false || problem !== undefined}
            onChoose={(chosen) => void importFile(chosen)}
          />
        </Flex>
        {problem && (
          <Text size={1} muted>
            {`${problem} You can export files, but not import them.`}
          </Text>
        )}
      </Stack>
      {plans && (
        <ImportDialog
          locale={locale}
          release={release?.id}
          plans={plans}
          onClose={() => setPlans(undefined)}
        />
      )}
    </Card>
  )
}

const unexpected = logged(
  'A translation file could not be exported or imported.',
  'Check your connection and try again.',
)
const explain = (error: unknown) => (error instanceof FileError ? error.message : unexpected(error))
