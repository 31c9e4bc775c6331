import { defineArrayMember, defineField } from 'sanity'
import { stringField, textField } from './fields.ts'

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

const common = { group: 'company', optional: true }

/** The company's legal details and its profiles on other networks. The site hides empty ones. */
export const imprintFields = [
  stringField({
    ...common,
    name: 'legalName',
    title: 'Legal name',
    max: 80,
    description:
      'Including the legal form. Shown in the footer and on legal pages, like the three fields below.',
  }),
  stringField({ ...common, name: 'registration', title: 'Company number', max: 60 }),
  stringField({ ...common, name: 'vatNumber', title: 'VAT number', max: 40 }),
  textField({ ...common, name: 'address', title: 'Postal address', max: 200, rows: 2 }),
  defineField({
    name: 'socialLinks',
    title: 'Profiles on other networks',
    type: 'array',
    group: 'company',
    description: 'Shown in the footer of every page.',
    of: [defineArrayMember({ type: 'socialLink' })],
    validation: (rule) => rule.max(6),
  }),
]

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The weekly time at which the issue that is ready goes out automatically. */
export const newsletterRuleField = defineField({
  name: 'newsletterRule',
  title: 'Weekly newsletter',
  type: 'object',
  group: 'newsletter',
  description:
    'At this time, the issue that an editor marked as ready in the Newsletter tool goes out automatically. The day before at 09:00, the team gets a reminder if none is ready.',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'weekday',
      title: 'Day',
      type: 'string',
      options: {
        list: weekdays.map((value) => ({ value, title: value[0]?.toUpperCase() + value.slice(1) })),
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'time',
      title: 'Time in Brussels',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { name: 'time' }).error('Write the time as 09:00.'),
      ],
    }),
  ],
})
