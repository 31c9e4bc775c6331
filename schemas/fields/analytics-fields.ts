import { defineArrayMember, defineField } from 'sanity'

const origin = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

const originFields = [
  defineField({
    name: 'scriptOrigin',
    title: 'Script URL',
    type: 'string',
    description:
      'Leave empty to load the script from the service itself. Otherwise a URL without a path: https://scripts.example.com',
    validation: (rule) =>
      rule.regex(origin, { name: 'origin' }).error('Start with https:// and leave out the path.'),
  }),
  defineField({
    name: 'collectOrigins',
    title: 'Data URL',
    type: 'array',
    description: 'Leave empty to send data to the service’s own URL; the site blocks all others.',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule.regex(origin, { name: 'origin' }).error('Start with https:// and leave out the path.'),
      }),
    ],
  }),
]

const conversionId = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: 'The network’s number for this conversion. Leave empty if it shouldn’t be reported.',
    validation: (rule) => rule.regex(/^\d{1,12}$/, { name: 'number' }).error('Enter digits only.'),
  })

/**
 * The services that receive visit data if a visitor consents. Without an id the site asks for no consent and loads
 * nothing.
 */
export const analyticsFields = [
  defineField({
    name: 'webAnalytics',
    title: 'Web analytics',
    type: 'object',
    group: 'analytics',
    description:
      'As soon as one of the two IDs is set, the site asks visitors for consent. Keep the cookie policy up to date.',
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
            .error('Enter G- followed by letters and digits.'),
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
        validation: (rule) => rule.regex(/^\d{1,12}$/, { name: 'number' }).error('Enter digits only.'),
      }),
      conversionId('leadForm', 'Conversion: booking form submitted'),
      conversionId('download', 'Conversion: a download'),
      conversionId('assessment', 'Conversion: assessment completed'),
      conversionId('newsletter', 'Conversion: newsletter sign-up'),
      ...originFields,
    ],
  }),
]
