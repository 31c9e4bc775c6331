import { PlayIcon } from '@sanity/icons/Play'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import {
  type ConditionalPropertyCallback,
  type CustomValidator,
  defineField,
  defineType,
  getPublishedId,
} from 'sanity'
import { stringField } from '../../fields/fields.ts'
import { languageField } from '../../fields/language-field.ts'
import { prepareByLanguage } from '../../fields/prepare-by-language.ts'
import { slugField } from '../../fields/slug-field.ts'
import { captionsFile } from '../../fields/video-fields.ts'
import { hasAsset } from '../../objects/picture.schema.ts'
import { uploadedVideo } from '../../objects/rich-text/uploaded-video.schema.ts'
import { fileWith } from '../../validation/file-extension.ts'
import {
  description,
  hiddenInTranslations,
  orderings,
  position,
  withoutFigures,
} from '../download/download.schema.ts'

const hasRecording = (webinar: object | undefined) => hasAsset(Object(Object(webinar).recording).file)

/** Fields of the page, which an English webinar without a recording doesn't have. */
const hiddenWithoutRecording: ConditionalPropertyCallback = ({ document, value }) =>
  document?.language === defaultLocale && !hasRecording(document) && value === undefined

/** Whether the English webinar of a translation has a recording: published, as a draft or in a release. */
const englishRecordingQuery = `*[_type == "translation.metadata" && references($id)][0]{
  "id": translations[language == $language][0].value._ref
}{
  "isRecorded": count(*[_type == "webinar" && defined(recording.file.asset) && string::split(_id, ".")[-1] == ^.id]) > 0
}.isRecorded`

/** A webinar has a page if, and only if, the English one has a recording. */
export const hasPageForRecording: CustomValidator<Record<string, unknown> | undefined> = async (
  document,
  { getClient },
) => {
  if (!document) return true
  const hasSlug = Boolean(Object(document.slug).current)
  if (document.language === defaultLocale) {
    if (!hasRecording(document))
      return (
        !hasSlug || {
          path: ['slug'],
          message: 'Upload the recording, or empty the URL: a webinar without a recording has no page.',
        }
      )
    const missing = [
      !hasSlug && {
        path: ['slug'],
        message: 'Generate or enter the URL of the page that shows the recording.',
      },
      !document.recordedOn && { path: ['recordedOn'], message: 'Choose the day of the recording.' },
    ].filter((problem) => problem !== false)
    return missing.length === 0 || missing
  }
  const isRecorded = await getClient({ apiVersion }).fetch<boolean | null>(
    englishRecordingQuery,
    { id: getPublishedId(String(document._id)), language: defaultLocale },
    { perspective: 'raw', tag: 'english-recording' },
  )
  if (isRecorded)
    return (
      hasSlug || {
        path: ['slug'],
        message:
          'Generate or enter the URL: the English webinar has a recording, so this one has a page, too.',
      }
    )
  const wrong = hasSlug ? 'slug' : 'recording'
  return (
    (!hasSlug && !hasRecording(document)) || {
      path: [wrong],
      message:
        'Empty this, or first give the English webinar its recording: it decides whether there is a page.',
    }
  )
}

/** A webinar, in one language: an announcement or, with a recording, a page. */
export const webinar = defineType({
  name: 'webinar',
  title: 'Webinar',
  type: 'document',
  validation: (rule) => rule.custom(withoutFigures).custom(hasPageForRecording),
  icon: PlayIcon,
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Title', max: 90 }),
    description,
    defineField({
      name: 'minutes',
      title: 'Length in minutes',
      type: 'number',
      hidden: hiddenInTranslations,
      validation: (rule) => rule.required().integer().min(1).max(600),
    }),
    position,
    defineField({
      name: 'recording',
      title: 'Recording',
      type: 'object',
      description:
        'With a recording, “Watch Now” leads to a page of its own; without one, the webinar is “Coming Soon”. A translation without its own video shows the English one.',
      // The page itself has the title and, as a text, the transcript.
      fields: uploadedVideo.fields.filter(({ name }) => name !== 'title' && name !== 'transcript'),
    }),
    defineField({
      ...captionsFile,
      name: 'captions',
      title: 'Captions of the English recording in this language',
      description:
        'A WebVTT file (.vtt). Only if the English recording is shown: your own has its captions above.',
      hidden: ({ document }) => document?.language === defaultLocale,
      validation: (rule) =>
        rule.custom((file) => !hasAsset(file) || fileWith(['vtt'], 'Upload a WebVTT file (.vtt).')(file)),
    }),
    defineField({
      name: 'recordedOn',
      title: 'Recorded on',
      type: 'date',
      hidden: (context) => hiddenInTranslations(context) || hiddenWithoutRecording(context),
    }),
    slugField({
      description: 'The last part of the page’s URL: /webinars/…',
      optional: true,
      hidden: hiddenWithoutRecording,
    }),
    defineField({
      name: 'body',
      title: 'Text below the video',
      type: 'richText',
      description: 'Optional, for example chapters, links or the transcript.',
      hidden: hiddenWithoutRecording,
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      hidden: hiddenWithoutRecording,
    }),
  ],
  orderings,
  preview: { select: { title: 'title', language: 'language' }, prepare: prepareByLanguage },
})
