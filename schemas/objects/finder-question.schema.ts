import { CircleIcon } from '@sanity/icons/Circle'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { objectListField, stringField } from '../fields/fields.ts'
import { referenceListField } from '../fields/reference-field.ts'

/** An answer of the package finder: which packages fit it, and what it says about the work. */
export const finderOption = defineType({
  name: 'finderOption',
  title: 'Answer',
  type: 'object',
  icon: CircleIcon,
  fields: [
    stringField({ name: 'text', title: 'Answer', max: 60 }),
    referenceListField({
      name: 'packages',
      title: 'Packages that fit',
      to: 'servicePackage',
      min: 0,
      description: 'Leave it empty if the answer says nothing about the package.',
    }),
    defineField({
      name: 'people',
      title: 'People who do the work',
      type: 'number',
      description: 'For the estimated saving: a typical number for this answer.',
      validation: (rule) => rule.min(1).max(10_000),
    }),
    defineField({
      name: 'hours',
      title: 'Hours per person per week',
      type: 'number',
      description: 'For the estimated saving: a typical number for this answer.',
      validation: (rule) => rule.positive().max(168),
    }),
  ],
  preview: { select: { title: 'text' } },
})

/** A question of the package finder. */
export const finderQuestion = defineType({
  name: 'finderQuestion',
  title: 'Question',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    stringField({ name: 'text', title: 'Question', max: 80 }),
    objectListField({ name: 'options', title: 'Answers', of: 'finderOption', min: 2, max: 5 }),
  ],
  preview: { select: { title: 'text' } },
})

/** Whether the answers say everything that the estimated saving needs. */
export function saysPeopleAndHours(questions: readonly unknown[] | undefined): true | string {
  const options = (questions ?? []).map((question) => (question as { options?: Finder[] }).options ?? [])
  const all = (field: keyof Finder) => options.some((answers) => answers.every((answer) => answer[field]))
  if (!options[0]?.every(({ packages }) => packages?.length))
    return 'Every answer to the first question needs a package: without JavaScript, the answer is a link to it.'
  if (!all('people')) return 'One question must ask how many people: each of its answers needs a number.'
  return all('hours') || 'One question must ask how many hours: each of its answers needs a number.'
}

type Finder = { packages?: readonly unknown[]; people?: number; hours?: number }
