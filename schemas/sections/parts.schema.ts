import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { PinIcon } from '@sanity/icons/Pin'
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { StackIcon } from '@sanity/icons/Stack'
import { StringIcon } from '@sanity/icons/String'
import { defineField, defineType } from 'sanity'
import { objectListField, stringField, stringListField, textField } from '../fields/fields.ts'

/** A row of the comparison: a label and a cell per column. `yes` and `no` are drawn as icons. */
export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: 'Row',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    stringField({ name: 'label', title: 'What is compared', max: 70 }),
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      description: 'One per column, in order. “yes” and “no” are shown as icons.',
      of: [{ type: 'string', validation: (rule) => [rule.required(), rule.max(70)] }],
      validation: (rule) => rule.required().min(2).max(5),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'cells.0' } },
})

/** A stage of the service architecture. */
export const stage = defineType({
  name: 'stage',
  title: 'Stage',
  type: 'object',
  icon: ClockIcon,
  fields: [
    stringField({ name: 'title', title: 'Title', max: 50 }),
    stringField({ name: 'duration', title: 'Duration', max: 60, optional: true }),
    textField({ name: 'text', title: 'Text', max: 280 }),
    stringListField({ name: 'outcomes', title: 'Outcomes', max: 4 }),
  ],
  preview: { select: { title: 'title', subtitle: 'duration' } },
})

/** A size of an implementation. */
export const implementationTier = defineType({
  name: 'implementationTier',
  title: 'Tier',
  type: 'object',
  icon: StackIcon,
  fields: [
    stringField({ name: 'title', title: 'Name', max: 40 }),
    textField({ name: 'text', title: 'Text', max: 280 }),
    objectListField({ name: 'facts', title: 'Facts', of: 'fact', max: 6 }),
    defineField({ name: 'action', title: 'Button', type: 'action' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** A way to get in touch. */
export const contactTile = defineType({
  name: 'contactTile',
  title: 'Tile',
  type: 'object',
  icon: PinIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Icon',
      type: 'string',
      options: {
        list: [
          { value: 'phone', title: 'Phone' },
          { value: 'email', title: 'Email' },
          { value: 'place', title: 'Location' },
          { value: 'time', title: 'Clock' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required(),
    }),
    stringField({ name: 'title', title: 'Title', max: 40 }),
    stringField({ name: 'text', title: 'Main text', max: 90 }),
    stringField({ name: 'detail', title: 'Small line below', max: 90, optional: true }),
    defineField({ name: 'action', title: 'Button', type: 'action' }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** A value and its first letter. */
export const namedValue = defineType({
  name: 'namedValue',
  title: 'Value',
  type: 'object',
  icon: StringIcon,
  fields: [
    defineField({
      name: 'letter',
      title: 'Letter',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.regex(/^\p{Lu}$/u, { name: 'letter' }).error('Enter one capital letter.'),
      ],
    }),
    stringField({ name: 'title', title: 'Name', max: 50 }),
    textField({ name: 'text', title: 'Text', max: 280 }),
  ],
  preview: { select: { title: 'title', subtitle: 'letter' } },
})

/** A step of a process. */
export const processStep = defineType({
  name: 'processStep',
  title: 'Step',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    stringField({ name: 'title', title: 'Title', max: 50 }),
    stringField({ name: 'duration', title: 'Duration', max: 60, optional: true }),
    textField({ name: 'text', title: 'Text', max: 280 }),
  ],
  preview: { select: { title: 'title', subtitle: 'duration' } },
})
