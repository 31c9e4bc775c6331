import { PlayIcon } from '@sanity/icons/Play'
import { defineField } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { hasAsset } from '../../objects/picture.schema.ts'
import { hostedVideo } from '../../video-source.ts'
import { defineSection } from '../define-section.ts'

type Parent = { kind?: string } | undefined

const isKind = (kind: string, parent: unknown) => ((parent as Parent)?.kind ?? 'hosted') === kind // the section itself

/** A video behind its poster: nothing of it is loaded before it is asked for. */
export const video = defineSection({
  name: 'video',
  title: 'Video',
  icon: PlayIcon,
  description: 'A video behind a picture. Nothing comes from elsewhere before a visitor presses play.',
  fields: [
    stringField({ name: 'title', title: 'Title of the video', max: 90, description: 'What it shows.' }),
    defineField({
      name: 'kind',
      title: 'Where it comes from',
      type: 'string',
      options: {
        list: [
          { value: 'hosted', title: 'YouTube or Vimeo' },
          { value: 'file', title: 'A file of our own' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'hosted',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Its address',
      type: 'string',
      description: 'As it stands in the browser: https://www.youtube.com/watch?v=… or https://vimeo.com/…',
      hidden: ({ parent }) => !isKind('hosted', parent),
      validation: (rule) =>
        rule.custom(
          (url, { parent }) =>
            !isKind('hosted', parent) ||
            hostedVideo(url ?? '') !== null ||
            'The address of a video at YouTube or Vimeo is needed here.',
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
            !isKind('file', parent) || Boolean(file?.asset) || 'Choose or upload the video.',
        ),
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      type: 'file',
      options: { accept: 'text/vtt,.vtt' },
      description:
        'Optional: a WebVTT file, in the language of this page. A video in which somebody speaks needs one.',
      hidden: ({ parent }) => !isKind('file', parent),
    }),
    defineField({
      name: 'poster',
      title: 'Picture before it plays',
      type: 'picture',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload a picture.'),
    }),
    textField({
      name: 'transcript',
      title: 'In words',
      max: 8000,
      rows: 8,
      optional: true,
      description: 'What is said and shown, for people who do not hear or see it, and for search engines.',
    }),
  ],
})
