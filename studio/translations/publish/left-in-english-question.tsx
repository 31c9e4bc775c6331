import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { LeftInEnglish } from '../untranslated.ts'

/** How many texts are named. */
const shownTexts = 8

type QuestionProps = {
  /** What would be left in English, with the name of its language if there are several. */
  found: readonly (LeftInEnglish & { language?: string })[]
  publish: () => void
  close: () => void
}

export const questionTitle = 'Publish with English texts?'

/** Names the texts that publishing would leave in English, and asks whether to publish all the same. */
export function LeftInEnglishQuestion({ found, publish, close }: QuestionProps) {
  return (
    <Stack gap={4} data-testid="left-in-english">
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
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancel" onClick={close} />
        <Button tone="caution" text="Publish anyway" onClick={publish} data-testid="publish-anyway" />
      </Flex>
    </Stack>
  )
}
