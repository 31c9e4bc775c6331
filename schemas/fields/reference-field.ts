import { defineArrayMember, defineField, type ReferenceRule } from 'sanity'
import { ofSameLanguage, warnOfOtherLanguage } from '../validation/same-language.ts'

type ReferenceFieldOptions = { name: string; title: string; to: string; description?: string; group?: string }

const checkLanguage = (rule: ReferenceRule) => rule.custom(warnOfOtherLanguage).warning()

/** A reference to a document of one of the types. */
export function referenceField({
  to,
  optional = false,
  ...field
}: Omit<ReferenceFieldOptions, 'to'> & { to: string | string[]; optional?: boolean }) {
  return defineField({
    ...field,
    type: 'reference',
    to: [to].flat().map((type) => ({ type })),
    options: { filter: ofSameLanguage },
    validation: (rule) => (optional ? checkLanguage(rule) : [rule.required(), checkLanguage(rule)]),
  })
}

/** References to documents of a type in the order shown, sorted by drag and drop. */
export function referenceListField({ to, min = 1, ...field }: ReferenceFieldOptions & { min?: number }) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'reference',
        to: [{ type: to }],
        options: { filter: ofSameLanguage },
        validation: checkLanguage,
      }),
    ],
    validation: (rule) => (min > 0 ? rule.required() : rule).min(min).unique(),
  })
}
