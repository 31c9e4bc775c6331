import { locales } from '@tidewright/contracts/locales.ts'
import { defineField } from 'sanity'
import { hasAsset } from '../objects/picture.schema.ts'
import { fileWith } from '../validation/file-extension.ts'
import { textField } from './fields.ts'

export const isVideoFile = fileWith(['mp4', 'webm'], 'Choose or upload an MP4 or WebM file.')

/** What the fields for files of videos and captions have in common, in a text and in the section. */
export const videoFile = {
  title: 'File',
  type: 'file',
  options: { accept: 'video/mp4,video/webm' },
  description: 'MP4 or WebM, at most a few dozen megabytes.',
} as const
export const captionsFile = { title: 'Captions', type: 'file', options: { accept: 'text/vtt,.vtt' } } as const
export const captionsLanguage = {
  title: 'Language of the captions',
  type: 'string',
  options: { list: locales.map(({ id, name }) => ({ value: id, title: name })) },
} as const

export const posterField = defineField({
  name: 'poster',
  title: 'Poster image',
  type: 'picture',
  validation: (rule) => rule.required().custom((value) => hasAsset(value) || 'Choose or upload an image.'),
})

export const transcriptField = textField({
  name: 'transcript',
  title: 'Transcript',
  max: 8000,
  rows: 8,
  optional: true,
  description: 'What is said and shown, for people who can’t hear or see it, and for search engines.',
})
