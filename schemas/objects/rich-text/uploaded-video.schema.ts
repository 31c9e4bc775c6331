import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { stringField } from '../../fields/fields.ts'
import {
  captionsFile,
  captionsLanguage,
  isVideoFile,
  posterField,
  transcriptField,
  videoFile,
} from '../../fields/video-fields.ts'
import { fileWith } from '../../validation/file-extension.ts'

/** A video of our own in a text, with captions: https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded */
export const uploadedVideo = defineType({
  name: 'uploadedVideo',
  title: 'Video',
  type: 'object',
  icon: PlayIcon,
  fields: [
    stringField({
      name: 'title',
      title: 'Title',
      max: 90,
      description: 'What the video shows. Shown below it.',
    }),
    defineField({ ...videoFile, name: 'file', validation: (rule) => rule.custom(isVideoFile) }),
    defineField({
      ...captionsFile,
      name: 'captions',
      description:
        'A WebVTT file (.vtt) with what is said, and sounds that matter. If nobody speaks, one line that says so.',
      validation: (rule) =>
        rule.custom(
          fileWith(['vtt'], 'Upload captions as a WebVTT file (.vtt), for people who can’t hear the video.'),
        ),
    }),
    defineField({
      ...captionsLanguage,
      name: 'captionsLanguage',
      validation: (rule) => rule.custom((id) => Boolean(id) || 'Choose the language of the captions.'),
    }),
    posterField,
    transcriptField,
  ],
  preview: {
    select: { title: 'title', subtitle: 'file.asset.originalFilename', media: 'poster' },
    prepare: ({ title, subtitle, media }) => ({
      title: title || 'Video',
      subtitle,
      media: media ?? PlayIcon,
    }),
  },
})
