import { Box, Button, Flex, Heading, Label, Stack, Text, TextArea } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { routableTypes } from '@tidewright/contracts/public-path.ts'
import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { siteUrl } from '../env.ts'
import { decodeFile, FileError } from '../files/decode-file.ts'
import { FileButton } from '../files/file-button.tsx'
import { useRights } from '../roles/use-rights.ts'
import { Notice } from '../ui/notice.tsx'
import { Cell, Row, Table } from '../ui/table.tsx'
import { useListenedQuery } from '../ui/use-listened-query.ts'
import { documentsOf, type ImportLine, planRedirects, type SiteUrls } from './redirect-import.ts'

const published = '!(_id in path("drafts.**") || _id in path("versions.**"))'
const query = {
  fetch: `{
    "pages": *[_type in $types && defined(slug.current) && ${published}]{ _id, _type, language, slug },
    "redirects": *[_type == "redirect" && defined(from) && ${published}]{ _id, from }
  }`,
  listen: '*[_type in $types || _type == "redirect"]',
  tag: 'redirect-import',
  throttleMs: 2_000,
}
const params = { types: routableTypes }
/** The last text of the field: the Studio mounts a pane again when an editor comes back, and sometimes while it loads. */
let entered = ''

/** Imports a pasted list or a file of redirects. Lines with a problem stay in the field. */
export function RedirectImport() {
  const client = useClient({ apiVersion })
  const { redirects: isAllowed } = useRights()
  const toast = useToast()
  const urls = useListenedQuery<SiteUrls>(query, params)
  const [text, setText] = useState(entered)
  useEffect(() => {
    entered = text
  }, [text])
  const [problem, setProblem] = useState('')
  const [isWriting, setWriting] = useState(false)
  const isReady = urls !== undefined && urls !== 'failed'
  const lines = useMemo(() => (isReady ? planRedirects(text, urls, siteUrl) : []), [isReady, text, urls])
  const wrong = lines.filter(({ outcome }) => outcome.kind === 'problem')
  const count = importableIn(lines)

  async function read(chosen: File): Promise<void> {
    try {
      setText(decodeFile(await chosen.bytes()))
      setProblem('')
    } catch (error) {
      setProblem(error instanceof FileError ? error.message : 'This file can’t be read. Choose it again.')
    }
  }

  async function write(): Promise<void> {
    if (!isReady) return
    setWriting(true)
    try {
      const transaction = client.transaction()
      for (const redirect of documentsOf(lines, urls.redirects)) transaction.createOrReplace(redirect)
      await transaction.commit({ tag: 'redirect-import', visibility: 'async' })
      setText(keptOf(lines))
      setProblem('')
      toast.push({ status: 'success', title: `${redirectsIn(count)} published` })
    } catch (error) {
      console.warn('Redirects could not be imported.', error)
      setProblem('Nothing was imported. Check your connection and try again.')
    }
    setWriting(false)
  }

  return (
    <Box padding={[3, 4, 5]} overflow="auto" style={{ maxWidth: 960 }}>
      <Stack gap={5}>
        <Heading as="h2" size={2}>
          Import redirects
        </Heading>
        <Stack gap={3}>
          <Text size={1} muted>
            One redirect per line: the old URL, the new URL and, if it isn’t permanent, a status. Copy the
            columns from a spreadsheet, or choose a CSV file.
          </Text>
          <Text size={1} muted>
            301 or nothing is permanent, 302 temporary, and 410 means gone for good, without a new URL. An old
            URL that ends with /* stands for everything below it.
          </Text>
        </Stack>
        <Stack gap={3}>
          <Label as="label" htmlFor="redirect-list" size={1}>
            Redirects
          </Label>
          <TextArea
            id="redirect-list"
            rows={8}
            value={text}
            readOnly={isWriting}
            placeholder={'/old-page\t/contact\n/old-shop/*\thttps://shop.example/*\n/closed\t410'}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Flex gap={2} wrap="wrap" justify="flex-end">
            <FileButton
              text="Choose file"
              label="File with redirects"
              accept=".csv,.tsv,.txt"
              disabled={isWriting}
              onChoose={(chosen) => void read(chosen)}
            />
            <Button
              tone="primary"
              text={count > 0 ? `Import ${redirectsIn(count)}` : 'Import'}
              disabled={count === 0 || isWriting || !isAllowed}
              onClick={() => void write()}
            />
          </Flex>
        </Stack>
        {!isAllowed && <Notice tone="caution">Your role can’t create redirects.</Notice>}
        {urls === 'failed' && (
          <Notice tone="critical">
            Couldn’t load the pages of the site. Check your connection and reload.
          </Notice>
        )}
        {problem && <Notice tone="critical">{problem}</Notice>}
        {text && !urls && (
          <Text size={1} muted role="status">
            Loading the pages of the site…
          </Text>
        )}
        {lines.length > 0 && <ImportTable lines={lines} wrong={wrong} />}
      </Stack>
    </Box>
  )
}

const importableIn = (lines: readonly ImportLine[]) =>
  lines.filter(({ outcome }) => outcome.kind === 'new' || outcome.kind === 'replaces').length

/** The text that an import leaves in the field: the lines with a problem, below their headings. */
function keptOf(lines: readonly ImportLine[]): string {
  const kept = lines.filter(({ outcome }) => outcome.kind === 'problem' || outcome.kind === 'headings')
  return kept.some(({ outcome }) => outcome.kind === 'problem') ? kept.map(({ text }) => text).join('\n') : ''
}

const redirectsIn = (count: number) => `${count} ${count === 1 ? 'redirect' : 'redirects'}`

const columns = ['Line', 'Old URL', 'New URL', 'What happens']
const shownLines = 100

/** Shows what happens to each line; lines with a problem come first. */
function ImportTable({ lines, wrong }: { lines: readonly ImportLine[]; wrong: readonly ImportLine[] }) {
  const count = importableIn(lines)
  const shown = [...wrong, ...lines.filter((line) => !wrong.includes(line))].slice(0, shownLines)
  return (
    <Stack gap={3}>
      <Text size={1} role="status">
        {wrong.length === 0
          ? `${redirectsIn(count)} can be imported.`
          : count === 0
            ? 'No redirect can be imported. Correct the lines first.'
            : `${redirectsIn(count)} can be imported. Correct the others, or import without them.`}
      </Text>
      <Table label="What happens to each line" columns={columns}>
        {shown.map(({ line, from, target, outcome }) => (
          <Row key={line}>
            <Cell>{line}</Cell>
            <Cell>{from}</Cell>
            <Cell>{target}</Cell>
            <Cell>
              {outcome.kind === 'problem' ? <strong>{outcome.problem}</strong> : happens[outcome.kind]}
            </Cell>
          </Row>
        ))}
      </Table>
      {lines.length > shown.length && <Text size={1} muted>{`and ${lines.length - shown.length} more`}</Text>}
    </Stack>
  )
}

const happens = { headings: 'Headings: skipped', new: 'New', replaces: 'Replaces the existing redirect' }
