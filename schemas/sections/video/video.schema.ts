import { PlayIcon } from '@sanity/icons/Play'
import { hostedVideo } from '@tidewright/contracts/media/video-source.ts'
import { defineField } from 'sanity'
import { stringField } from '../../fields/fields.ts'
import {
  captionsFile,
  captionsLanguage,
  isVideoFile,
  posterField,
  transcriptField,
  videoFile,
} from '../../fields/video-fields.ts'
import { defineSection } from '../define-section.ts'

type Parent = { kind?: string } | undefined

const isKind = (kind: string, parent: unknown) => ((parent as Parent)?.kind ?? 'hosted') === kind // the section itself

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
      ...videoFile,
      name: 'file',
      hidden: ({ parent }) => !isKind('file', parent),
      validation: (rule) => rule.custom((file, { parent }) => !isKind('file', parent) || isVideoFile(file)),
    }),
    defineField({
      ...captionsFile,
      name: 'captions',
      description: 'A WebVTT file. Required for accessibility if someone speaks in the video.',
      hidden: ({ parent }) => !isKind('file', parent),
    }),
    defineField({
      ...captionsLanguage,
      name: 'captionsLanguage',
      description: 'If empty, the language of the page.',
      hidden: ({ parent }) => !isKind('file', parent),
    }),
    posterField,
    transcriptField,
  ],
})
