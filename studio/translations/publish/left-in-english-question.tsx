import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { publishedIdOf } from '../../releases/edited-id.ts'
import type { GlossaryTerm } from '../checks/glossary.ts'
import { recordId } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { type LeftInEnglish, leftInEnglish } from '../untranslated.ts'
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

/** What publishing `translation` would leave in English; null if nothing, or if it isn't a translation. */
export async function fetchLeftInEnglish(
  client: SanityClient,
  translation: ContentDocument,
): Promise<LeftInEnglish | null> {
  if (!translation.language || translation.language === defaultLocale) return null
  const id = publishedIdOf(translation._id)
  const { source, dismissed, terms } = await client.fetch<{
    source: ContentDocument | null
    dismissed: string[] | null
    terms: GlossaryTerm[] | null
  }>(
    `{
      "source": *[_id == *[_type == "translation.metadata" && references($id)] | order(_createdAt)[0]
        .translations[language == $english][0].value._ref][0],
      "dismissed": *[_id == $record][0].dismissed,
      "terms": *[_type == "glossary" && language == $language && !(_id in path("drafts.**") || _id in path("versions.**"))][0].terms
    }`,
    { id, english: defaultLocale, record: recordId(id), language: translation.language },
    { perspective: 'raw', tag: 'left-in-english' },
  )
  return source && leftInEnglish({ source, translation, dismissed, terms })
}
