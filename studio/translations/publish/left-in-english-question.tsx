import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { PublishQuestion } from './use-publish-question.ts'

/** How many texts are named. */
const shownTexts = 8

type QuestionProps = { found: PublishQuestion; publish: () => void; close: () => void }

export function questionTitle(found: PublishQuestion): string {
  return found === 'unknown' ? 'Publish without a check?' : 'Publish with English texts?'
}

/** Names the texts that publishing would leave in English, and asks whether to publish all the same. */
export function LeftInEnglishQuestion({ found, publish, close }: QuestionProps) {
  return (
    <Stack gap={4} data-testid="left-in-english">
      {found === 'unknown' ? (
        <Text>Couldn’t check whether texts are still in English. Check your connection and try again.</Text>
      ) : (
        <FoundTexts found={found} />
      )}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={close} />
        <Button tone="caution" text="Publish anyway" onClick={publish} data-testid="publish-anyway" />
      </Flex>
    </Stack>
  )
}

function FoundTexts({ found }: { found: Exclude<PublishQuestion, 'unknown'> }) {
  return (
    <>
      {found.map(({ texts, total, language }) => (
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
      <Text size={1} muted>
        They stay listed as not translated. If a text is right as it is, open the translation in Translations
        and select “Mark as correct”.
      </Text>
    </>
  )
}
