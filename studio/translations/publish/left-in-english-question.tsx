import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { localeOf } from '@tidewright/contracts/locales.ts'
import type { Finding, PublishQuestion } from './use-publish-question.ts'

/** How many texts are named. */
const shownTexts = 8

/** What the editor asked for. */
export type Verb = 'Publish' | 'Schedule'

type QuestionProps = { verb?: Verb; found: PublishQuestion; publish: () => void; close: () => void }

export function questionTitle(found: PublishQuestion, verb: Verb = 'Publish'): string {
  if (found === 'unknown') return `${verb} without a check?`
  return found.some((finding) => 'texts' in finding) ? `${verb} with English texts?` : `${verb} this alone?`
}

/** Names what publishing would leave in English or in another order, and asks whether to do it all the same. */
export function LeftInEnglishQuestion({ verb = 'Publish', found, publish, close }: QuestionProps) {
  return (
    <Stack gap={4} data-testid="left-in-english">
      {found === 'unknown' ? (
        <Text>Couldn’t check whether texts are still in English. Check your connection and try again.</Text>
      ) : (
        <Findings found={found} />
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={close} />
        <Button tone="caution" text={`${verb} anyway`} onClick={publish} data-testid="publish-anyway" />
      </Flex>
    </Stack>
  )
}

/** The same question in a dialog of its own. */
export function LeftInEnglishDialog({ onClose, ...question }: QuestionProps & { onClose: () => void }) {
  return (
    <Dialog id="left-in-english" header={questionTitle(question.found)} width={1} onClose={onClose}>
      <Box padding={4}>
        <LeftInEnglishQuestion {...question} />
      </Box>
    </Dialog>
  )
}

/** The texts that are still in English, and the lists that keep their order. */
export function Findings({ found }: { found: readonly Finding[] }) {
  const english = found.filter((finding) => 'texts' in finding)
  return (
    <>
      {found.map(
        (finding) => 'keepsOrder' in finding && <KeptOrder key={`order ${finding.title}`} {...finding} />,
      )}
      {english.map(({ texts, total, language }) => (
        <Stack key={language ?? ''} gap={3}>
          <Text>
            {language ? `${language}: ` : ''}
            {texts.length === 1
              ? `1 of ${total} texts is still the same as in English.`
              : `${texts.length} of ${total} texts are still the same as in English.`}
          </Text>
          <Card border radius={2} padding={3}>
            <Stack as="ul" gap={3} lang="en-GB">
              {texts.slice(0, shownTexts).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts may be equal
                <Text as="li" size={1} key={index} textOverflow="ellipsis">
                  {text}
                </Text>
              ))}
            </Stack>
          </Card>
          {texts.length > shownTexts && <Text size={1} muted>{`and ${texts.length - shownTexts} more`}</Text>}
        </Stack>
      ))}
      {english.length > 0 && (
        <Text size={1} muted>
          They stay listed as not translated. If a text is right as it is, open the translation in
          Translations and select “Mark as correct”.
        </Text>
      )}
    </>
  )
}

function KeptOrder({ keepsOrder, title }: Extract<Finding, { keepsOrder: unknown }>) {
  const languages = keepsOrder.map((locale) => localeOf(locale).name).join(', ')
  return (
    <Stack gap={3}>
      <Text>{`${title ? `${title}: ` : ''}Lists have a new order, which these translations don’t get: ${languages}.`}</Text>
      <Text size={1} muted>
        Put the English document into a release and select “Apply list order to translations” there. Or select
        “Update sections and lists from English” in each translation later.
      </Text>
    </Stack>
  )
}
