import { PlayIcon } from '@sanity/icons/Play'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import {
  type ConditionalPropertyCallback,
  type CustomValidator,
  defineField,
  defineType,
  type FieldDefinition,
  getPublishedId,
  getVersionFromId,
  type ValidationContext,
} from 'sanity'
import { stringField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { captionsFile, isVideoFile, videoFile } from '../../fields/video-fields.ts'
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

type Webinar = Record<string, unknown>

/** Whether the English webinar of a translation has a recording. */
const englishRecordingQuery = `count(*[_type == "translation.metadata" && references($id)]
  .translations[language == $language && defined(value->recording.file.asset)]) > 0`

/**
 * Whether the English webinar, which decides for all languages, has a recording: as published or, for a document in a
 * release, as that release leaves it. Drafts don't count, since they may never be published.
 */
async function isRecorded(webinar: Webinar, { getClient }: ValidationContext): Promise<boolean> {
  if (webinar.language === defaultLocale) return hasRecording(webinar)
  const id = String(webinar._id)
  const release = getVersionFromId(id)
  return getClient({ apiVersion }).fetch<boolean>(
    englishRecordingQuery,
    { id: getPublishedId(id), language: defaultLocale },
    { perspective: release ? [release] : 'published', tag: 'english-recording' },
  )
}

const hasSlug = ({ slug }: Webinar) => Boolean(Object(slug).current)

/** Requires what the page of a recorded webinar needs. */
export const isCompletePage: CustomValidator<Webinar | undefined> = async (webinar, context) => {
  if (!webinar || !(await isRecorded(webinar, context))) return true
  const missing = [
    !hasSlug(webinar) && {
      path: ['slug'],
      message: 'Generate or enter the URL of the page that shows the recording.',
    },
    webinar.language === defaultLocale &&
      !webinar.recordedOn && { path: ['recordedOn'], message: 'Choose the day of the recording.' },
  ].filter((problem) => problem !== false)
  return missing.length === 0 || missing
}

/** Warns of what visitors don’t see. No error: languages are published one after the other. */
export const warnOfMissingPage: CustomValidator<Webinar | undefined> = async (webinar, context) => {
  if (!webinar || !(hasSlug(webinar) || hasRecording(webinar))) return true
  return (
    (await isRecorded(webinar, context)) || {
      path: [hasSlug(webinar) ? 'slug' : 'recording'],
      message: 'There is no page until the English webinar is published with its recording.',
    }
  )
}

/** Without title and transcript, which the page has. Captions and poster are required once there is a file. */
const recordingFields = [
  defineField({
    ...videoFile,
    name: 'file',
    description:
      'MP4 or WebM, exported for the web to about 100 MB, which is enough for an hour of talk at 720p.',
    validation: (rule) => rule.custom((file) => !hasAsset(file) || isVideoFile(file)),
  }),
  ...uploadedVideo.fields
    .filter(({ name }) => name === 'captions' || name === 'captionsLanguage' || name === 'poster')
    .map(
      (field): FieldDefinition => ({
        ...field,
        hidden: ({ parent }) => !hasAsset(Object(parent).file),
        validation: (rule, context) => (context?.hidden ? rule.skip() : field.validation),
      }),
    ),
]

/** Refuses a future day. Without a recording, the field is hidden and nothing uses its value. */
export const isPastDay: CustomValidator<string | undefined> = (day, { document }) =>
  !day || !hasRecording(document) || Date.parse(day) <= Date.now() || 'Choose today or an earlier day.'

/** A webinar, in one language: an announcement or, with a recording, a page. */
export const webinar = defineType({
  name: 'webinar',
  title: 'Webinar',
  type: 'document',
  validation: (rule) => [
    rule.custom(withoutFigures).custom(isCompletePage),
    rule.custom(warnOfMissingPage).warning(),
  ],
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
      fields: recordingFields,
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
      hidden: (context) => hiddenInTranslations(context) || !hasRecording(context.document),
      validation: (rule) => rule.custom(isPastDay),
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
  preview: previewByLanguage({ title: 'title' }),
})
