import { Box, Button, Card, Flex, Grid, Stack, Text, TextArea } from '@sanity/ui'
import { type Figures, lengthAsRead, withPrice } from '@tidewright/contracts/figures.ts'
import { memo, useMemo, useRef, useState } from 'react'
import { filledPreview, quotedFigures } from '../../inputs/figures/figures.ts'
import { TextFooter } from '../../inputs/text-footer.tsx'
import type { CheckId } from '../checks/checks.ts'
import { type GlossaryTerm, termsIn } from '../checks/glossary.ts'
import type { TranslationMemory } from '../memory/translation-memory.ts'
import type { SideBySideRow } from '../side-by-side-rows.ts'
import { ChangedText } from './changed-text.tsx'
import { insertAtCursor, useBufferedText } from './use-buffered-text.ts'

export type UnitRowProps = {
  row: SideBySideRow
  language: string
  /** The translation memory; null while it is loading. */
  memory: TranslationMemory | null
  terms: readonly GlossaryTerm[]
  figures: Figures
  /** Whether the editor's role can't change the text. */
  isReadOnly: boolean
  /** Writes the text to the draft. @throws with a message for the translator. */
  write: (row: SideBySideRow, text: string) => void
  /** Undefined if the editor's role can't record it. */
  dismiss: ((path: string, check: CheckId) => void) | undefined
  /** Focuses the next text to review. */
  next: (path: string) => void
}

/** One text: English on the left, its editable translation on the right. */
export const UnitRow = memo(function UnitRow({
  row,
  language,
  memory,
  terms,
  figures,
  isReadOnly,
  write,
  dismiss,
  next,
}: UnitRowProps) {
  const { path, unit, target, before, isNew, findings } = row
  const field = useRef<HTMLTextAreaElement>(null)
  const [rejection, setRejection] = useState<string>()
  const { text, setText, leave } = useBufferedText(target ?? '', {
    field,
    isRejected: rejection !== undefined,
  })
  const [isOpen, setOpen] = useState(false)
  const matches = useMemo(
    () => (isOpen && memory && unit.kind !== 'slug' ? memory.matches(unit.text, text) : []),
    [isOpen, memory, unit, text],
  )

  function type(typed: string): void {
    setText(typed)
    try {
      write(row, typed)
      setRejection(undefined)
    } catch (error) {
      setRejection(error instanceof Error ? error.message : String(error))
    }
  }

  const insert = (token: string) => {
    if (field.current) insertAtCursor(field.current, token, type)
  }

  const tone = rejection ? 'critical' : before !== null || isNew || target === null ? 'caution' : 'default'
  return (
    <Card border radius={2} padding={3} tone={tone} data-testid={`unit-${path}`}>
      <Stack gap={3}>
        <Text size={1} muted>
          {unit.title}
          {isNew ? ' · new in English' : ''}
        </Text>
        <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
          <Stack gap={3}>
            {before === null ? (
              <Text size={1} lang="en-GB" style={{ whiteSpace: 'pre-line' }}>
                {unit.text}
              </Text>
            ) : (
              <ChangedText before={before} after={unit.text} />
            )}
            {!isReadOnly && <Tokens text={unit.text} insert={insert} />}
            {!isReadOnly && <Terms text={unit.text} terms={terms} insert={insert} />}
          </Stack>
          {target === null ? (
            <Text size={1} muted>
              This text isn’t in the translation yet. Use “Update sections and lists from English” above.
            </Text>
          ) : (
            <Box>
              <TextArea
                ref={field}
                lang={language}
                fontSize={1}
                aria-label={`${unit.title}: ${unit.text.slice(0, 60)}`}
                style={{ fieldSizing: 'content' }}
                rows={Math.max(
                  unit.text.includes('\n') ? 3 : 1,
                  Math.ceil(Math.max(unit.text.length, text.length) / 62),
                )}
                value={text}
                readOnly={isReadOnly}
                onChange={({ currentTarget }) => type(currentTarget.value)}
                onFocus={() => setOpen(!isReadOnly)}
                onBlur={leave}
                onKeyDown={(event) => {
                  const match = event.altKey
                    ? matches[Number(event.code.replace('Digit', '')) - 1]
                    : undefined
                  if (match) {
                    event.preventDefault()
                    type(match.target)
                  }
                  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
                  event.preventDefault()
                  next(path)
                }}
              />
              <Footer row={row} text={text} figures={figures} />
            </Box>
          )}
        </Grid>
        {matches.map(({ source, target: before, share }, index) => (
          <Flex key={`${source} ${before}`} gap={3} align="center" data-testid="memory">
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              text={`Alt ${index + 1}`}
              title="Use this translation"
              onClick={() => type(before)}
            />
            <Box flex={1}>
              <Text size={1}>
                <span lang={language}>{before}</span>
                {share < 1 ? ` · ${Math.floor(share * 100)}% match: ` : ' · exact match'}
                {share < 1 && <span lang="en-GB">{source}</span>}
              </Text>
            </Box>
          </Flex>
        ))}
        {rejection && (
          <Text size={1} role="alert">
            {`Not saved: ${rejection}`}
          </Text>
        )}
        {findings.map(({ check, reason, isWeak }) => (
          <Flex key={check} gap={3} align="center">
            <Box flex={1}>
              <Text size={1} muted={isWeak ?? false} data-testid="finding">
                {reason}
              </Text>
            </Box>
            {check !== 'empty' && dismiss && (
              <Button
                mode="bleed"
                padding={2}
                fontSize={1}
                text="Mark as correct"
                onClick={() => dismiss(path, check)}
              />
            )}
          </Flex>
        ))}
      </Stack>
    </Card>
  )
})

/** The character counter and the values of the figures, as in the form. */
function Footer({
  row: { unit, price },
  text,
  figures,
}: Pick<UnitRowProps, 'row' | 'figures'> & { text: string }) {
  const own = withPrice(figures, price)
  return (
    <TextFooter
      used={lengthAsRead(text)}
      limit={unit.limit}
      figures={unit.kind === 'block' ? quotedFigures(text, own) : filledPreview(text, own)}
    />
  )
}

/** Buttons that insert placeholders and links, which a translation must keep, at the cursor. */
function Tokens({ text, insert }: { text: string; insert: (token: string) => void }) {
  const tokens = [...new Set(text.match(/\{\w+(?::[Ww]ords)?\}|<a\d+>.*?<\/a\d+>/gs))]
  if (tokens.length === 0) return null
  return (
    <Flex gap={1} wrap="wrap">
      {tokens.map((token) => (
        <Button
          key={token}
          mode="ghost"
          padding={2}
          fontSize={0}
          text={token}
          title="Insert at the cursor"
          onClick={() => insert(token)}
        />
      ))}
    </Flex>
  )
}

/** Buttons that insert glossary translations at the cursor. */
function Terms({
  text,
  terms,
  insert,
}: {
  text: string
  terms: readonly GlossaryTerm[]
  insert: (text: string) => void
}) {
  const found = useMemo(() => termsIn(text, terms), [text, terms])
  if (found.length === 0) return null
  return (
    <Flex gap={1} wrap="wrap" data-testid="terms">
      {found.map(({ english, name, suggestion, note }) => (
        <Button
          key={english}
          mode="bleed"
          padding={2}
          fontSize={0}
          text={`${name} → ${suggestion}${note ? ` (${note})` : ''}`}
          title="Insert at the cursor"
          onClick={() => insert(suggestion)}
        />
      ))}
    </Flex>
  )
}
