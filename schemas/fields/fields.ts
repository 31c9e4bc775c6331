import { lengthAsRead } from '@tidewright/contracts/figures.ts'
import { defineArrayMember, defineField } from 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** Shows “used / limit” next to the field. */
    counter?: number
    /** Makes the field read-only once it is published. */
    fixedOncePublished?: boolean
    /** Makes a path of the site of whatever spelling of an old URL is entered. */
    isOldPath?: boolean
    /** Shown as chosen while the field has no value, which means this one. An initial value would create the object. */
    whenUnset?: string
    /** Suggests the anchors of the page that the link leads to. */
    offersAnchors?: boolean
  }
  interface TextOptions {
    /** Shows “used / limit” next to the field. */
    counter?: number
  }
}

type TextFieldOptions = {
  name: string
  title: string
  /** In characters; a longer text can't be published. */
  max: number
  description?: string
  group?: string
  /** Whether it may be empty; a function decides by the object that has the field. */
  optional?: boolean | ((parent: unknown) => boolean)
  placeholder?: string
}

/** Limits a text to `max` characters as readers see it, with figures in place of their keys. */
const isShort = (max: number) => (text: string | undefined) =>
  lengthAsRead(text ?? '') <= max || `Must be at most ${max} characters long`

/** One line of text with a character limit and counter. */
export function stringField({ max, optional = false, ...field }: TextFieldOptions) {
  return defineField({
    ...field,
    type: 'string',
    options: { counter: max },
    validation: (rule, context) => {
      const isOptional = typeof optional === 'function' ? optional(context?.parent) : optional
      return [isOptional ? rule : rule.required(), rule.custom(isShort(max))]
    },
  })
}

/** A few sentences of plain text with a character limit and counter. */
export function textField({
  max,
  optional = false,
  rows = 3,
  ...field
}: TextFieldOptions & { optional?: boolean; rows?: number }) {
  return defineField({
    ...field,
    type: 'text',
    rows,
    options: { counter: max },
    validation: (rule) => [optional ? rule : rule.required(), rule.custom(isShort(max))],
  })
}

type ListFieldOptions = {
  name: string
  title: string
  description?: string
  group?: string
  min?: number
  max?: number
}

/** `min` applies only once the list has items, unless the list is required. */
type ObjectListFieldOptions = ListFieldOptions & { of: string; required?: boolean }

/** A list of short lines, sorted by drag and drop. */
export function stringListField({ min = 1, max = 12, ...field }: ListFieldOptions) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: 'string', validation: (rule) => [rule.required(), rule.max(160)] })],
    validation: (rule) => rule.min(min).max(max).unique(),
  })
}

/** A list of objects of one schema type, sorted by drag and drop. */
export function objectListField({
  of,
  min = 1,
  max = 12,
  required = false,
  ...field
}: ObjectListFieldOptions) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: of })],
    validation: (rule) => (required ? rule.required() : rule).min(min).max(max),
  })
}

type Layout = { value: string; title: string }

/** Two ways to show the list of a section. A new section gets the first one unless `initialValue` is given. */
export function layoutField(list: [Layout, Layout], initialValue = list[0].value) {
  return defineField({
    name: 'layout',
    title: 'Layout',
    type: 'string',
    options: { list, layout: 'radio' },
    initialValue,
  })
}

/** Marks a fictional person or company. The site says so in one sentence wherever it shows it. */
export const inventedField = defineField({
  name: 'invented',
  title: 'Fictional example',
  type: 'boolean',
  description:
    'On: the site says that people and companies are fictional. Off: a real customer who agreed to be named.',
  initialValue: false,
})
