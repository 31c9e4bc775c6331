import { defineArrayMember, defineField } from 'sanity'

const origin = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

const originFields = [
  defineField({
    name: 'scriptOrigin',
    title: 'Where its script comes from',
    type: 'string',
    description:
      'Empty: from the service itself. Otherwise an address without a path: https://scripts.example.com',
    validation: (rule) =>
      rule.regex(origin, { name: 'origin' }).error('Begin with https:// and end before the path.'),
  }),
  defineField({
    name: 'collectOrigins',
    title: 'Where it sends to',
    type: 'array',
    description: 'Empty: to the service itself. The site lets it send nowhere else.',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule.regex(origin, { name: 'origin' }).error('Begin with https:// and end before the path.'),
      }),
    ],
  }),
]

const conversionId = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: 'The network’s number of this conversion. Empty: it is not told to the network.',
    validation: (rule) => rule.regex(/^\d{1,12}$/, { name: 'number' }).error('Digits only.'),
  })

/** Whom the site tells of visits, where a visitor agrees. Without an id nobody is asked and nothing is loaded. */
export const analyticsFields = [
  defineField({
    name: 'webAnalytics',
    title: 'Web analytics',
    type: 'object',
    group: 'analytics',
    description:
      'As soon as one of the two ids is there, visitors are asked for consent. Keep the cookie policy in step.',
    options: { collapsible: true },
    fields: [
      defineField({
        name: 'measurementId',
        title: 'Measurement ID',
        type: 'string',
        placeholder: 'G-XXXXXXXXXX',
        validation: (rule) =>
          rule
            .regex(/^G-[A-Z0-9]{4,14}$/, { name: 'measurement ID' })
            .error('G- and the letters and digits that follow it.'),
      }),
      ...originFields,
    ],
  }),
  defineField({
    name: 'professionalNetwork',
    title: 'Professional network',
    type: 'object',
    group: 'analytics',
    options: { collapsible: true },
    fields: [
      defineField({
        name: 'partnerId',
        title: 'Partner ID',
        type: 'string',
        validation: (rule) => rule.regex(/^\d{1,12}$/, { name: 'number' }).error('Digits only.'),
      }),
      conversionId('leadForm', 'Conversion: a booking form was sent'),
      conversionId('download', 'Conversion: a download'),
      conversionId('assessment', 'Conversion: an assessment was finished'),
      conversionId('newsletter', 'Conversion: a newsletter sign-up'),
      ...originFields,
    ],
  }),
]
