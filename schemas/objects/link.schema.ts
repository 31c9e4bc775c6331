import { defineType } from 'sanity'

const allowedTarget = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/

/** A link inside rich text: a path of this site, an anchor, a web address, a mail address or a phone number. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    {
      name: 'href',
      title: 'Goes to',
      type: 'string',
      description: 'A page of this site (/contact), a web address (https://…), mailto:… or tel:…',
      validation: (rule) =>
        rule.required().custom((href) => {
          if (typeof href !== 'string' || allowedTarget.test(href)) return true
          return 'Start with / for a page of this site, or with https://, mailto: or tel:.'
        }),
    },
  ],
})
