import { actionFragment } from '../action.groq.ts'
import { captionedPictureFragment, richTextFragment } from '../rich-text/rich-text.groq.ts'

/** The content of a newsletter issue. Links and references include what the page and the email show of their target. */
export const issueBlocksFragment = /* groq */ `[]{
  _key,
  _type,
  _type == "issueText" => { "body": coalesce(body, [])${richTextFragment} },
  _type == "issueArticles" => {
    "heading": coalesce(heading, ""),
    "articles": coalesce(articles, [])[]->{
      _id,
      "title": coalesce(title, ""),
      "summary": coalesce(summary, ""),
      "slug": coalesce(slug.current, "")
    }
  },
  _type == "issuePlaybook" => {
    "heading": coalesce(heading, ""),
    "label": coalesce(label, ""),
    "playbook": playbook->{ "title": coalesce(title, ""), "hook": coalesce(hook, "") }
  },
  _type == "issueCaseStudy" => {
    "heading": coalesce(heading, ""),
    "caseStudy": caseStudy->{
      "invented": invented == true,
      "company": coalesce(company, ""),
      "title": coalesce(title, ""),
      "timeSaved": coalesce(results.timeSaved, ""),
      "costReduction": coalesce(results.costReduction, ""),
      "roi": coalesce(results.roi, "")
    }
  },
  _type == "issueFigure" => { "value": coalesce(value, ""), "text": coalesce(text, "") },
  _type == "action" => ${actionFragment},
  _type == "captionedPicture" => ${captionedPictureFragment}
}`
