import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { objectListField, stringField } from '../../fields/fields.ts'
import { languageField } from '../../fields/language-field.ts'
import { isUsed } from '../../validation/unused-link.ts'

/** The header and footer of the site in one language. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  icon: MenuIcon,
  groups: [
    { name: 'header', title: 'Header', default: true },
    { name: 'footer', title: 'Footer' },
  ],
  fields: [
    languageField,
    defineField({
      name: 'header',
      title: 'Header',
      type: 'array',
      group: 'header',
      description: 'Links and drop-down menus, in the order shown.',
      of: [defineArrayMember({ type: 'menuLink' }), defineArrayMember({ type: 'menu' })],
      validation: (rule) => [
        rule.required().min(1),
        rule.max(7).warning('More than 7 entries don’t fit next to the logo.'),
      ],
    }),
    defineField({
      name: 'headerAction',
      title: 'Button',
      type: 'action',
      group: 'header',
      validation: (rule) => rule.required().custom(isUsed),
    }),
    objectListField({
      name: 'footer',
      title: 'Columns',
      of: 'footerColumn',
      min: 1,
      max: 5,
      group: 'footer',
    }),
    objectListField({ name: 'legal', title: 'Legal links', of: 'menuLink', min: 1, max: 6, group: 'footer' }),
    stringField({ name: 'note', title: 'Line below the logo', max: 140, group: 'footer' }),
  ],
  preview: {
    select: { language: 'language' },
    prepare: ({ language }) => ({ title: 'Header and footer', subtitle: language }),
  },
})
