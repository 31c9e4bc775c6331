import { PlayIcon } from '@sanity/icons/Play'
import { hostedVideo } from '@tidewright/contracts/video-source.ts'
import { defineField } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { hasAsset } from '../../objects/picture.schema.ts'
import { defineSection } from '../define-section.ts'

type Parent = { kind?: string } | undefined

const isKind = (kind: string, parent: unknown) => ((parent as Parent)?.kind ?? 'hosted') === kind // the section itself

/** A video behind its poster: nothing of it loads before the visitor presses play. */
export const video = defineSection({
  name: 'video',
  title: 'Video',
  icon: PlayIcon,
  description: 'A video behind an image. Nothing loads from another website before a visitor presses play.',
  fields: [
    stringField({ name: 'title', title: 'Video title', max: 90, description: 'What the video shows.' }),
    defineField({
      name: 'kind',
      title: 'Source',
      type: 'string',
      options: {
        list: [
          { value: 'hosted', title: 'YouTube or Vimeo' },
          { value: 'file', title: 'Uploaded file' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'hosted',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Video URL',
      type: 'string',
      description: 'As in the browser: https://www.youtube.com/watch?v=… or https://vimeo.com/…',
      hidden: ({ parent }) => !isKind('hosted', parent),
      validation: (rule) =>
        rule.custom(
          (url, { parent }) =>
            !isKind('hosted', parent) ||
            hostedVideo(url ?? '') !== null ||
            'Enter the URL of a video on YouTube or Vimeo.',
        ),
    }),
    defineField({
      name: 'file',
      title: 'File',
      type: 'file',
      options: { accept: 'video/mp4,video/webm' },
      description: 'MP4 or WebM, at most a few dozen megabytes.',
      hidden: ({ parent }) => !isKind('file', parent),
      validation: (rule) =>
        rule.custom(
          (file, { parent }) =>
            !isKind('file', parent) || Boolean(file?.asset) || 'Choose or upload a video.',
        ),
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'file',
      options: { accept: 'text/vtt,.vtt' },
      description:
        'A WebVTT file in the language of this page. Required for accessibility if someone speaks in the video.',
      hidden: ({ parent }) => !isKind('file', parent),
    }),
    defineField({
      name: 'poster',
      title: 'Poster image',
      type: 'picture',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload an image.'),
    }),
    textField({
      name: 'transcript',
      title: 'Transcript',
      max: 8000,
      rows: 8,
      optional: true,
      description: 'What is said and shown, for people who can’t hear or see it, and for search engines.',
    }),
  ],
})
