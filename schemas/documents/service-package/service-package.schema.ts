import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { breadcrumbField } from '../../fields/breadcrumb-field.ts'
import { objectListField, stringField, stringListField, textField } from '../../fields/fields.ts'
import { languageField, previewByLanguage } from '../../fields/language-field.ts'
import { slugField } from '../../fields/slug-field.ts'
import { distinctAnchors } from '../../validation/anchors.ts'
import { noHero } from '../../validation/one-heading.ts'
import { isUsed } from '../../validation/unused-link.ts'

/** A package on offer, with its own page under /services. */
export const servicePackage = defineType({
  name: 'servicePackage',
  title: 'Service package',
  type: 'document',
  icon: PackageIcon,
  groups: [
    { name: 'offer', title: 'Offer', default: true },
    { name: 'page', title: 'Page' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    languageField,
    stringField({ name: 'title', title: 'Name', max: 60, group: 'offer' }),
    slugField({ description: 'The last part of the page’s URL: /services/…', group: 'offer' }),
    stringField({
      name: 'subtitle',
      title: 'Subtitle',
      max: 120,
      group: 'offer',
      description: 'Who it is for or what it delivers. Shown below the name.',
    }),
    stringField({
      name: 'summary',
      title: 'Line in menus',
      max: 90,
      group: 'offer',
      description: 'Below the name in the header’s menu.',
    }),
    textField({ name: 'description', title: 'Description', max: 400, group: 'offer' }),
    defineField({
      name: 'price',
      title: 'Price',
      type: 'figureKey',
      group: 'offer',
      validation: (rule) => rule.required(),
    }),
    stringField({
      name: 'pricePattern',
      title: 'Price as shown',
      max: 40,
      group: 'offer',
      description: '{price} stands for the amount: “From {price}”, “From {price} per month”.',
    }),
    stringField({ name: 'duration', title: 'Duration', max: 40, group: 'offer' }),
    stringField({ name: 'note', title: 'Note on the price', max: 140, group: 'offer', optional: true }),
    objectListField({ name: 'facts', title: 'Facts', of: 'fact', max: 6, group: 'offer' }),
    stringListField({ name: 'features', title: 'What is included', min: 3, max: 10, group: 'offer' }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      group: 'offer',
      validation: (rule) => rule.required().custom(isUsed),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'pageSections',
      group: 'page',
      description: 'Below the offer on the package’s own page.',
      validation: (rule) => [rule.custom(noHero), rule.custom(distinctAnchors)],
    }),
    breadcrumbField('page'),
    defineField({ name: 'seo', title: 'Search and sharing', type: 'seo', group: 'search' }),
  ],
  preview: previewByLanguage({ title: 'title', subtitle: 'slug.current' }),
})
