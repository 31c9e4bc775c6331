import { defineQuery } from 'groq'
import { actionFragment } from '../../objects/action.groq.ts'
import { linkFragment } from '../../objects/link.groq.ts'

const menuLinkFragment = /* groq */ `{
  _key,
  "label": coalesce(label, ""),
  "description": coalesce(description, ""),
  "link": link${linkFragment}
}`

/** Header and footer in a language, or null. */
export const navigationQuery = defineQuery(/* groq */ `
  *[_type == "navigation" && language == $language][0] {
    _id,
    _type,
    "language": coalesce(language, ""),
    "header": coalesce(header, [])[]{
      _key,
      _type,
      "label": coalesce(label, ""),
      _type == "menuLink" => { "link": link${linkFragment} },
      _type == "menu" => {
        "links": coalesce(links, [])[]${menuLinkFragment},
        "overview": overview${menuLinkFragment}
      }
    },
    "headerAction": headerAction${actionFragment},
    "footer": coalesce(footer, [])[]{ _key, "title": coalesce(title, ""), "links": coalesce(links, [])[]${menuLinkFragment} },
    "legal": coalesce(legal, [])[]${menuLinkFragment},
    "note": coalesce(note, "")
  }
`)
