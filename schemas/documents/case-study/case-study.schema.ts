import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { defineField, defineType } from 'sanity'
import { stringField, textField } from '../../fields/fields.ts'
import { inventedField } from '../../fields/invented-field.ts'
import { languageField } from '../../fields/language-field.ts'
import { prepareByLanguage } from '../../fields/prepare-by-language.ts'
import { referenceField } from '../../fields/reference-field.ts'
import { hasAsset } from '../../objects/picture.schema.ts'

/** A customer's story in numbers. */
export const caseStudy = defineType({
  name: 'caseStudy',
  title: 'Case study',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    languageField,
    stringField({ name: 'company', title: 'Company', max: 60 }),
    inventedField,
    referenceField({ name: 'industry', title: 'Industry', to: 'industry' }),
    stringField({
      name: 'size',
      title: 'Size',
      max: 50,
      description: 'As shown to visitors, e.g. “42 employees”.',
    }),
    stringField({ name: 'title', title: 'Headline', max: 110, description: 'The story in one line.' }),
    textField({ name: 'challenge', title: 'Challenge', max: 500 }),
    textField({ name: 'solution', title: 'Solution', max: 600 }),
    defineField({
      name: 'results',
      title: 'Results',
      type: 'object',
      options: { columns: 3 },
      fields: [
        stringField({ name: 'timeSaved', title: 'Time saved', max: 40 }),
        stringField({ name: 'costReduction', title: 'Cost reduction', max: 40 }),
        stringField({ name: 'roi', title: 'Return', max: 40 }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'image',
      title: 'Image',
      type: 'picture',
      validation: (rule) =>
        rule.required().custom((value) => hasAsset(value) || 'Choose or upload an image.'),
    }),
  ],
  preview: {
    select: { title: 'company', subtitle: 'title', language: 'language', media: 'image' },
    prepare: prepareByLanguage,
  },
})
