import { TargetIcon } from '@sanity/icons/Target'
import { defineField, defineType } from 'sanity'
import { lineField } from './fields.ts'

/** A button: what it says and where it leads. */
export const action = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: TargetIcon,
  fields: [
    lineField({
      name: 'label',
      title: 'Label',
      max: 40,
      description: 'What happens on a click: “Book a free call”.',
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', validation: (rule) => rule.required() }),
    defineField({
      name: 'emphasis',
      title: 'Look',
      type: 'string',
      description: 'One main button on a screen: the one thing you want a visitor to do.',
      options: {
        list: [
          { value: 'main', title: 'Main button' },
          { value: 'quiet', title: 'Quiet button' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'main',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'link.target.title' } },
})
