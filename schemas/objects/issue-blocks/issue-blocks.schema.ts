import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { CaseIcon } from '@sanity/icons/Case'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { NumberIcon } from '@sanity/icons/Number'
import { TextIcon } from '@sanity/icons/Text'
import { defineField, defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { referenceField, referenceListField } from '../../fields/reference-field.ts'

/** Text of a newsletter issue. */
export const issueText = defineType({
  name: 'issueText',
  title: 'Text',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({ name: 'body', title: 'Text', type: 'richText', validation: (rule) => rule.required() }),
  ],
  preview: { select: { body: 'body' }, prepare: ({ body }) => ({ title: 'Text', body, media: TextIcon }) },
})

/** Articles of the site in a newsletter issue. */
export const issueArticles = defineType({
  name: 'issueArticles',
  title: 'Articles',
  type: 'object',
  icon: DocumentsIcon,
  fields: [
    stringField({ name: 'heading', title: 'Heading', max: 70 }),
    referenceListField({ name: 'articles', title: 'Articles', to: 'insight' }),
  ],
  preview: { select: { title: 'heading' } },
})

/** The playbook of the week in a newsletter issue: its title and hook, and a button to the playbooks. */
export const issuePlaybook = defineType({
  name: 'issuePlaybook',
  title: 'Playbook of the week',
  type: 'object',
  icon: BookmarkIcon,
  fields: [
    stringField({ name: 'heading', title: 'Heading', max: 70 }),
    referenceField({ name: 'playbook', title: 'Playbook', to: 'playbook' }),
    stringField({ name: 'label', title: 'Button', max: 40 }),
  ],
  preview: { select: { title: 'heading', subtitle: 'playbook.title' } },
})

/** A case study in a newsletter issue: its title, the company and the results. */
export const issueCaseStudy = defineType({
  name: 'issueCaseStudy',
  title: 'Case study',
  type: 'object',
  icon: CaseIcon,
  fields: [
    stringField({ name: 'heading', title: 'Heading', max: 70 }),
    referenceField({ name: 'caseStudy', title: 'Case study', to: 'caseStudy' }),
  ],
  preview: { select: { title: 'heading', subtitle: 'caseStudy.title' } },
})

/** A number in large type with what it means. */
export const issueFigure = defineType({
  name: 'issueFigure',
  title: 'Figure',
  type: 'object',
  icon: NumberIcon,
  fields: [
    stringField({
      name: 'value',
      title: 'Number',
      max: 20,
      description: 'A number, or a figure from Settings in braces, such as {successRate}.',
    }),
    textField({ name: 'text', title: 'What it means', max: 200, rows: 2 }),
  ],
  preview: { select: { title: 'value', subtitle: 'text' } },
})
