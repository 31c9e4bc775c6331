import { routableTypeList } from '../groq-lists/routable-types.gen.ts'
import { hasPage } from './webinar/has-page.groq.ts'

/** The documents with a path, 5,000 per request: those after the id `$after`. */
export const routableDocumentsQuery = /* groq */ `
  *[_type in ${routableTypeList} && defined(language) && ${hasPage} && _id > $after]
    | order(_id asc)[0...5000] {
      _id, _type, language, "slug": slug.current,
      "hasListPages": count(sections[_type == "insightList" && layout == "byKind" && hidden != true]) > 0,
      "inCategory": select(_type == "category" => count(*[_type == "insight" && references(^._id)]))
    }
`

/** Everything else that somebody may ask the site for, and the number of articles in all languages. */
export const otherUrlsQuery = /* groq */ `{
  "redirects": *[_type == "redirect" && defined(from)]{ from, "isGone": gone == true },
  "ids": *[!(_type in ${routableTypeList} && defined(language) && ${hasPage})]._id,
  "articles": count(*[_type == "insight"])
}`
