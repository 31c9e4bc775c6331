import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { inventedField, stringField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'

/** A member of the team, with a page below /about. Without a portrait, the site shows a monogram. */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  icon: UserIcon,
  fields: [
    languageField,
    stringField({ name: 'name', title: 'Name', max: 60 }),
    slugField({ description: 'The last part of the page’s URL: /about/…', source: 'name' }),
    stringField({ name: 'role', title: 'Position', max: 70 }),
    inventedField,
    textField({ name: 'bio', title: 'About', max: 320, rows: 4 }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'picture',
      description: 'Optional. Without one, the site shows the initials.',
    }),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo' }),
  ],
  preview: previewByLanguage({ title: 'name', subtitle: 'role', media: 'portrait' }),
})
