import { CircleIcon } from '@sanity/icons/Circle'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { StarIcon } from '@sanity/icons/Star'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { stringField, stringListField, textField } from '../fields/fields.ts'

/** An answer to a question, with its points. */
export const assessmentOption = defineType({
  name: 'assessmentOption',
  title: 'Answer',
  type: 'object',
  icon: CircleIcon,
  fields: [
    stringField({ name: 'text', title: 'Answer', max: 90 }),
    stringField({ name: 'description', title: 'Explanation', max: 140, optional: true }),
    defineField({
      name: 'value',
      title: 'Points',
      type: 'number',
      description: '1 to 4 points per answer.',
      validation: (rule) => rule.required().integer().min(1).max(4),
    }),
    defineField({
      name: 'fromHours',
      title: 'From this many hours a week',
      type: 'number',
      description:
        'Only for a question about hours lost per week: visitors who come from the calculator find the right answer already selected.',
      validation: (rule) => rule.min(0),
    }),
  ],
  preview: { select: { title: 'text', subtitle: 'value' } },
})

/** A question of the assessment. */
export const assessmentQuestion = defineType({
  name: 'assessmentQuestion',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'Internal key. Keep it the same in every language.',
      validation: (rule) => [
        rule.required(),
        rule.regex(/^[a-z]+(_[a-z]+)*$/, { name: 'key' }).error('Use lower-case letters and underscores.'),
      ],
    }),
    stringField({ name: 'text', title: 'Question', max: 140 }),
    defineField({ name: 'asked', title: 'Switched on', type: 'boolean', initialValue: true }),
    defineField({
      name: 'options',
      title: 'Answers',
      type: 'array',
      of: [defineArrayMember({ type: 'assessmentOption' })],
      validation: (rule) => rule.required().min(2).max(6),
    }),
    defineField({
      name: 'allowOther',
      title: 'Offer “Other” with a text box',
      type: 'boolean',
      description: 'The visitor’s own answer counts 2 points.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'text', key: 'key', asked: 'asked' },
    prepare: ({ title, key, asked }) => ({
      title: title || 'Question',
      subtitle: asked === false ? `${key} · switched off` : key,
    }),
  },
})

/** What a score means and what to do next. */
export const assessmentProfile = defineType({
  name: 'assessmentProfile',
  title: 'Profile',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Profile',
      type: 'string',
      options: {
        list: ['champion', 'ready', 'explorer', 'curious'],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'threshold',
      title: 'From a score of',
      type: 'number',
      validation: (rule) => rule.required().integer().min(0).max(10),
    }),
    stringField({ name: 'title', title: 'Title', max: 50 }),
    stringField({ name: 'subtitle', title: 'Subtitle', max: 110 }),
    textField({ name: 'description', title: 'Description', max: 500, rows: 4 }),
    stringField({ name: 'expectedRoi', title: 'Expected return', max: 80 }),
    stringField({ name: 'timeline', title: 'Implementation timeline', max: 60 }),
    stringListField({ name: 'nextSteps', title: 'Three next steps', min: 3, max: 3 }),
  ],
  preview: { select: { title: 'title', subtitle: 'expectedRoi' } },
})
