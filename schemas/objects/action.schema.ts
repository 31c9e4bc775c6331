import { TargetIcon } from '@sanity/icons/Target'
import { defineField, defineType } from 'sanity'
import { stringField } from '../fields/fields.ts'

/** A button: what it says and where it leads. */
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
      description: 'What happens on a click: “Book a free call”.',
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required() }),
    defineField({
      name: 'variant',
      title: 'Look',
      type: 'string',
      description: 'One main button on a screen: the one thing you want a visitor to do.',
      options: {
        list: [
          { value: 'primary', title: 'Main button' },
          { value: 'secondary', title: 'Quiet button' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'primary',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'link.target.title' } },
})
