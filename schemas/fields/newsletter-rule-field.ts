import { defineField } from 'sanity'

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
