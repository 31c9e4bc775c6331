import { defineArrayMember, defineField } from 'sanity'

declare module 'sanity' {
  interface StringOptions {
    /** Shown beside the field as “used / limit”. */
    counter?: number
    /** What is published of the field can no longer be changed. */
    fixedOncePublished?: boolean
    /** Offers the places of the page that the link leads to. */
    offersAnchors?: boolean
    /** Offers what the documents of the same type and language have in this field. */
    offersUsed?: boolean
  }
  interface TextOptions {
    /** Shown beside the field as “used / limit”. */
    counter?: number
  }
}

type TextFieldOptions = {
  name: string
  title: string
  /** In characters; longer text cannot be published. */
  max: number
  description?: string
  group?: string
  optional?: boolean
  placeholder?: string
}

/** One line of text with a length limit and its counter. */
export function stringField({ max, optional = false, ...field }: TextFieldOptions) {
  return defineField({
    ...field,
    type: 'string',
    options: { counter: max },
    validation: (rule) => (optional ? rule.max(max) : [rule.required(), rule.max(max)]),
  })
}

/** A few sentences without formatting, with a length limit and its counter. */
export function textField({
  max,
  optional = false,
  rows = 3,
  ...field
}: TextFieldOptions & { rows?: number }) {
  return defineField({
    ...field,
    type: 'text',
    rows,
    options: { counter: max },
    validation: (rule) => (optional ? rule.max(max) : [rule.required(), rule.max(max)]),
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

/** A list that was never begun is no list: its least length says nothing of it unless it is required. */
type ObjectListFieldOptions = ListFieldOptions & { of: string; required?: boolean }

/** A list of short lines, ordered by drag. */
export function stringListField({ min = 1, max = 12, ...field }: ListFieldOptions) {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: 'string', validation: (rule) => [rule.required(), rule.max(160)] })],
    validation: (rule) => rule.min(min).max(max).unique(),
  })
}

/** A list of objects of one type of the registry, ordered by drag. */
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
