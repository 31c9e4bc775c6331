import { assessmentFragment } from '../documents/assessment/assessment.groq.ts'
import { caseStudyCardFragment } from '../documents/case-study/case-study.groq.ts'
import { faqFragment } from '../documents/faq/faq.groq.ts'
import { industryFragment } from '../documents/industry/industry.groq.ts'
import { industryPlaybookFragment } from '../documents/industry-playbook/industry-playbook.groq.ts'
import { jobRoleFragment, refersToOpenRole } from '../documents/job-role/job-role.groq.ts'
import { leaderQuoteFragment } from '../documents/leader-quote/leader-quote.groq.ts'
import { retainerTierFragment } from '../documents/retainer-tier/retainer-tier.groq.ts'
import { packageCardFragment } from '../documents/service-package/service-package-card.groq.ts'
import { teamMemberFragment } from '../documents/team-member/team-member.groq.ts'
import { testimonialFragment } from '../documents/testimonial/testimonial.groq.ts'
import { actionFragment } from '../objects/action.groq.ts'
import { factFragment } from '../objects/fact.groq.ts'
import { linkFragment } from '../objects/link.groq.ts'
import { pictureFragment } from '../objects/picture.groq.ts'
import { pointFragment, statFragment } from '../objects/point.groq.ts'
import { processDemoFragment } from '../objects/process-demo.groq.ts'
import { dataTableFragment, richTextFragment } from '../objects/rich-text/rich-text.groq.ts'
import { roiAssumptionsFragment } from '../objects/roi-assumptions.groq.ts'

/** The calculator's assumptions, which are the same in all languages; null if Settings doesn't exist yet. */
const roiAssumptions = /* groq */ `*[_type == "siteSettings"][0].calculator${roiAssumptionsFragment}`

/**
 * The sections of a page: the common fields, and those that the component of each type needs. `coalesce` replaces nulls:
 * a draft in the preview may lack any field. Hidden sections are left out. The articles of a list are those of its page, so `content/` fetches them.
 */
export const sectionsFragment = /* groq */ `[hidden != true]{
  _key,
  _type,
  "heading": coalesce(heading, ""),
  "lead": coalesce(lead, ""),
  "anchor": coalesce(anchor, ""),
  _type == "assessmentSection" => {
    "assessment": coalesce(
      *[_type == "assessment" && language == $language][0],
      *[_type == "assessment" && language == "en-UK"][0]
    )${assessmentFragment}
  },
  _type == "benefits" => {
    "points": coalesce(points, [])[]${pointFragment}
  },
  _type == "bookCall" => {
    "points": coalesce(points, [])[]${pointFragment},
    "actions": coalesce(actions, [])[]${actionFragment}
  },
  _type == "caseStudyList" => {
    "caseStudies": coalesce(caseStudies, [])[defined(@->_id)]->${caseStudyCardFragment}
  },
  _type == "closingCta" => {
    "actions": coalesce(actions, [])[]${actionFragment},
    "note": coalesce(note, "")
  },
  _type == "comparison" => {
    "caption": coalesce(caption, ""),
    "columns": coalesce(columns, []),
    "rows": coalesce(rows, [])[]{ _key, "label": coalesce(label, ""), "cells": coalesce(cells, []) }
  },
  _type == "contactTiles" => {
    "tiles": coalesce(tiles, [])[]{ _key, "kind": coalesce(kind, "time"), "title": coalesce(title, ""), "text": coalesce(text, ""), "detail": coalesce(detail, ""), "action": select(defined(action.label) => action${actionFragment}) }
  },
  _type == "downloadList" => { "note": coalesce(note, "") },
  _type == "faqList" => {
    "faqs": coalesce(faqs, [])[defined(@->_id)]->${faqFragment}
  },
  _type == "guideList" => { "note": coalesce(note, "") },
  _type == "hero" => {
    "kicker": coalesce(kicker, ""),
    "actions": coalesce(actions, [])[]${actionFragment},
    "stats": coalesce(stats, [])[]${statFragment},
    "picture": picture${pictureFragment},
    "demo": demo${processDemoFragment},
    "size": coalesce(size, "page")
  },
  _type == "implementationTiers" => {
    "tiers": coalesce(tiers, [])[]{ _key, "title": coalesce(title, ""), "text": coalesce(text, ""), "facts": coalesce(facts, [])[]${factFragment}, "action": select(defined(action.label) => action${actionFragment}) }
  },
  _type == "industryList" => {
    "industries": coalesce(industries, [])[defined(@->_id)]->${industryFragment},
    "layout": coalesce(layout, "short"),
    "more": select(defined(more.label) => more${actionFragment})
  },
  _type == "industryPlaybookList" => {
    "playbooks": coalesce(playbooks, [])[defined(@->_id)]->${industryPlaybookFragment}
  },
  _type == "insightList" => { "layout": coalesce(layout, "latest") },
  _type == "jobRoleList" => {
    "roles": coalesce(roles, [])[${refersToOpenRole}]->${jobRoleFragment},
    "email": coalesce(*[_type == "siteSettings"][0].careersEmail, ""),
    "applyLabel": coalesce(applyLabel, ""),
    "mailSubject": coalesce(mailSubject, ""),
    "mailBody": coalesce(mailBody, "")
  },
  _type == "leadMagnet" => {
    "contents": coalesce(contents, []),
    "actions": coalesce(actions, [])[]${actionFragment},
    "note": coalesce(note, "")
  },
  _type == "leaderQuoteList" => {
    "quotes": coalesce(quotes, [])[defined(@->_id)]->${leaderQuoteFragment},
    "testimonialsHeading": coalesce(testimonialsHeading, ""),
    "testimonials": coalesce(testimonials, [])[defined(@->_id)]->${testimonialFragment},
    "hasLogos": coalesce(*[_type == "siteSettings"][0].logoService, "") != ""
  },
  _type == "logoStrip" => {
    "logos": coalesce(logos, [])[]{
      _key,
      "name": coalesce(name, ""),
      "picture": picture${pictureFragment},
      "link": link${linkFragment}
    }
  },
  _type == "newsletter" => {
    "points": coalesce(points, [])[]${pointFragment},
    "issues": *[_type == "newsletterIssue" && language == $language && defined(slug.current) && seo.noindex != true]
      | order(publishedAt desc, _id asc)[0...4] {
        _id,
        "title": coalesce(title, ""),
        "slug": coalesce(slug.current, ""),
        "summary": coalesce(summary, ""),
        publishedAt
      }
  },
  _type == "packageFinder" => {
    "questions": coalesce(questions, [])[]{
      _key,
      "text": coalesce(text, ""),
      "options": coalesce(options, [])[]{
        "text": coalesce(text, ""),
        "packageIds": coalesce(packages, [])[]._ref,
        people,
        hours
      }
    },
    "packages": coalesce(packages, [])[defined(@->_id)]->{
      _id,
      "title": coalesce(title, ""),
      "slug": coalesce(slug.current, ""),
      "summary": coalesce(summary, ""),
      "price": coalesce(price, ""),
      "pricePattern": coalesce(pricePattern, ""),
      "duration": coalesce(duration, "")
    },
    "assumptions": ${roiAssumptions}
  },
  _type == "packageList" => {
    "layout": coalesce(layout, "full"),
    "packages": coalesce(packages, [])[defined(@->_id)]->${packageCardFragment}
  },
  _type == "perks" => {
    "points": coalesce(points, [])[]${pointFragment}
  },
  _type == "pillars" => {
    "points": coalesce(points, [])[]${pointFragment}
  },
  _type == "problemStatement" => {
    "stats": coalesce(stats, [])[]${statFragment},
    "closing": coalesce(closing, "")
  },
  _type == "retainerTierList" => {
    "tiers": coalesce(tiers, [])[defined(@->_id)]->${retainerTierFragment},
    "note": coalesce(note, "")
  },
  _type == "richTextSection" => {
    "body": coalesce(body, [])${richTextFragment}
  },
  _type == "roiCalculator" => {
    "note": coalesce(note, ""),
    "assumptions": ${roiAssumptions}
  },
  _type == "selectionProcess" => {
    "steps": coalesce(steps, [])[]{ _key, "title": coalesce(title, ""), "duration": coalesce(duration, ""), "text": coalesce(text, "") }
  },
  _type == "serviceArchitecture" => {
    "stages": coalesce(stages, [])[]{ _key, "title": coalesce(title, ""), "duration": coalesce(duration, ""), "text": coalesce(text, ""), "outcomes": coalesce(outcomes, []) },
    "rulesHeading": coalesce(rulesHeading, ""),
    "rules": coalesce(rules, [])[]${pointFragment}
  },
  _type == "singleQuote" => {
    "quote": quote->{
      "invented": invented == true,
      "name": coalesce(name, ""),
      "role": coalesce(role, ""),
      "company": coalesce(company, ""),
      "quote": coalesce(quote, ""),
      "portrait": portrait${pictureFragment}
    }
  },
  _type == "table" => ${dataTableFragment},
  _type == "teamList" => {
    "members": coalesce(members, [])[defined(@->_id)]->${teamMemberFragment},
    "layout": coalesce(layout, "full"),
    "more": select(defined(more.label) => more${actionFragment})
  },
  _type == "testimonialList" => {
    "testimonials": coalesce(testimonials, [])[defined(@->_id)]->${testimonialFragment},
    "stats": coalesce(stats, [])[]${statFragment}
  },
  _type == "textWithPicture" => {
    "body": coalesce(body, [])${richTextFragment},
    "picture": picture${pictureFragment},
    "side": coalesce(side, "right"),
    "actions": coalesce(actions, [])[]${actionFragment}
  },
  _type == "valueProposition" => {
    "points": coalesce(points, [])[]${pointFragment},
    "stats": coalesce(stats, [])[]${statFragment}
  },
  _type == "values" => {
    "values": coalesce(values, [])[]{ _key, "letter": coalesce(letter, ""), "title": coalesce(title, ""), "text": coalesce(text, "") }
  },
  _type == "video" => {
    "title": coalesce(title, ""),
    "kind": coalesce(kind, "hosted"),
    "url": coalesce(url, ""),
    "fileId": coalesce(file.asset._ref, ""),
    "captionsId": coalesce(captions.asset._ref, ""),
    "captionsLanguage": coalesce(captionsLanguage, ""),
    "poster": poster${pictureFragment},
    "transcript": coalesce(transcript, "")
  },
  _type == "webinarList" => { "note": coalesce(note, "") },
  _type == "whyUs" => {
    "points": coalesce(points, [])[]${pointFragment},
    "stats": coalesce(stats, [])[]${statFragment},
    "method": coalesce(method, "")
  }
}`
