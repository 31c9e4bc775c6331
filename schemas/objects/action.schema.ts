import { TargetIcon } from '@sanity/icons/Target'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'
import { isUnusedButton } from '../validation/unused-link.ts'

/** A button: its label and its link. One without both counts as none, unless it is in a list. */
export const action = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: TargetIcon,
  fields: [
    stringField({
      name: 'label',
      title: 'Label',
      max: 40,
      optional: isUnusedButton,
      description: 'Says what a click does, e.g. “Book a free call”.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      validation: (rule, context) => (isUnusedButton(context?.parent) ? rule : rule.required()),
    }),
    defineField({
      name: 'variant',
      title: 'Style',
      type: 'string',
      description: 'Use one primary button per screen, for the most important action.',
      options: {
        list: [
          { value: 'primary', title: 'Primary button' },
          { value: 'secondary', title: 'Secondary button' },
          { value: 'link', title: 'Link' },
        ],
        layout: 'radio',
        direction: 'horizontal',
        whenUnset: 'primary',
      },
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'link.target.title' } },
})
