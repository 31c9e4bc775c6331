import type { ComponentType } from 'react'
import { defineField, defineType, type FieldDefinition } from 'sanity'
import { stringField, textField } from '../fields/fields.ts'
import { slugPattern } from '../validation/paths/page-slug.ts'

type SectionOptions = {
  name: string
  title: string
  icon: ComponentType
  /** What the section is for, in words that marketers use. */
  description: string
  /** False if the heading is optional. */
  heading?: boolean
  fields: FieldDefinition[]
}

/** Defines a section of a page: heading, introduction and anchor, which all sections have, then its own fields. */
export function defineSection({ name, title, icon, description, heading = true, fields }: SectionOptions) {
  return defineType({
    name,
    title,
    type: 'object',
    icon,
    description,
    groups: [
      { name: 'content', title: 'Content', default: true },
      { name: 'place', title: 'Anchor and visibility' },
    ],
    fields: [
      stringField({ name: 'heading', title: 'Heading', max: 110, group: 'content', optional: !heading }),
      textField({ name: 'lead', title: 'Introduction', max: 360, group: 'content', optional: true }),
      ...fields.map((field) => ({ ...field, group: field.group ?? 'content' })),
      defineField({
        name: 'anchor',
        title: 'Anchor',
        type: 'string',
        group: 'place',
        description: 'For links to this section: /about#team has the anchor “team”.',
        validation: (rule) =>
          rule
            .regex(slugPattern, { name: 'anchor' })
            .error('Use lower-case letters, digits and single hyphens.'),
      }),
      defineField({
        name: 'hidden',
        title: 'Hide on the site',
        type: 'boolean',
        group: 'place',
        description: 'The section stays here, but visitors don’t see it in this language.',
      }),
    ],
    preview: {
      select: { heading: 'heading', hidden: 'hidden' },
      prepare: (selection) => ({
        title: String(selection.heading ?? '') || title,
        subtitle: selection.hidden === true ? `Hidden · ${title}` : title,
        media: icon,
      }),
    },
  })
}
