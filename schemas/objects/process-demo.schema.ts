import { PlayIcon } from '@sanity/icons/Play'
import { StringIcon } from '@sanity/icons/String'
import { UserIcon } from '@sanity/icons/User'
import { type CustomValidator, defineField, defineType } from 'sanity'
import { objectListField, stringField, textField } from '../fields/fields.ts'

/** Requires that the email of a demo contains each passage that its fields come from, word for word. */
export const passagesInMessage: CustomValidator<unknown> = (fields, { parent }) => {
  const message = textOf(parent, 'message')
  const missing = [fields]
    .flat()
    .map((field) => textOf(field, 'passage'))
    .find((passage) => !message.includes(passage))
  return missing === undefined || `The email doesn’t contain “${missing}”. Copy the passage from it.`
}

function textOf(value: unknown, field: string): string {
  const text: unknown = Object(value)[field]
  return typeof text === 'string' ? text : ''
}

const passageField = stringField({
  name: 'passage',
  title: 'Passage in the email',
  max: 80,
  description: 'The exact words in the email. The demo highlights them.',
})

/** A field that the software fills in from the email. */
export const demoField = defineType({
  name: 'demoField',
  title: 'Field',
  type: 'object',
  icon: StringIcon,
  fields: [
    stringField({ name: 'label', title: 'Label', max: 30 }),
    stringField({ name: 'value', title: 'Value', max: 60 }),
    passageField,
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

/** The field that the software isn't sure about, and what a person decides. */
export const demoDoubt = defineType({
  name: 'demoDoubt',
  title: 'Uncertain field',
  type: 'object',
  icon: UserIcon,
  fields: [
    stringField({ name: 'label', title: 'Label', max: 30 }),
    passageField,
    stringField({ name: 'reason', title: 'Why it is uncertain', max: 80 }),
    stringField({ name: 'chosen', title: 'Value the person chooses', max: 30 }),
    stringField({ name: 'other', title: 'The other value', max: 30 }),
    stringField({
      name: 'decision',
      title: 'Decision',
      max: 80,
      description: 'Who decides what, e.g. “Noor chooses trays of 12.”',
    }),
  ],
  preview: { select: { title: 'chosen', subtitle: 'label' } },
})

/** A demo: an email arrives, becomes the fields of a record, and a person decides the uncertain one. */
export const processDemo = defineType({
  name: 'processDemo',
  title: 'Demo',
  type: 'object',
  icon: PlayIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    stringField({ name: 'sender', title: 'Sender of the email', max: 40 }),
    stringField({ name: 'time', title: 'Time', max: 12, optional: true }),
    stringField({ name: 'subject', title: 'Subject', max: 60 }),
    textField({ name: 'message', title: 'Email', max: 220, rows: 4 }),
    stringField({ name: 'record', title: 'Title of the record', max: 30, description: 'E.g. “Order 4182”.' }),
    {
      ...objectListField({ name: 'fields', title: 'Fields', of: 'demoField', max: 4 }),
      validation: (rule) => [rule.required().min(2).max(4), rule.custom(passagesInMessage)],
    },
    defineField({
      name: 'doubt',
      title: 'Uncertain field',
      type: 'demoDoubt',
      validation: (rule) => [rule.required(), rule.custom(passagesInMessage)],
    }),
    stringField({ name: 'result', title: 'Result', max: 80 }),
    stringField({
      name: 'caption',
      title: 'Caption',
      max: 120,
      description: 'Shown below. It says that the example is invented.',
    }),
  ],
  preview: { select: { title: 'subject', subtitle: 'sender' } },
})
