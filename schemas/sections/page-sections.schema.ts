import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { defineArrayMember, defineType } from 'sanity'
import { sectionTypes } from './section-types.ts'

const groups = [
  { name: 'top', title: 'Top and end', of: ['hero', 'closingCta', 'bookCall', 'newsletter'] },
  {
    name: 'case',
    title: 'The case',
    of: ['problemStatement', 'valueProposition', 'pillars', 'whyUs', 'comparison'],
  },
  {
    name: 'offer',
    title: 'Offer',
    of: [
      'serviceArchitecture',
      'packageFinder',
      'packageList',
      'retainerTierList',
      'implementationTiers',
      'roiCalculator',
      'assessmentSection',
    ],
  },
  { name: 'industries', title: 'Industries', of: ['industryList', 'industryPlaybookList'] },
  {
    name: 'proof',
    title: 'Proof',
    of: ['caseStudyList', 'testimonialList', 'leaderQuoteList', 'singleQuote', 'logoStrip', 'teamList'],
  },
  {
    name: 'careers',
    title: 'Careers',
    of: ['perks', 'values', 'jobRoleList', 'selectionProcess', 'benefits'],
  },
  {
    name: 'downloads',
    title: 'Downloads',
    of: ['leadMagnet', 'downloadList', 'guideList', 'webinarList'],
  },
  {
    name: 'more',
    title: 'Text and more',
    of: ['richTextSection', 'textWithPicture', 'video', 'table', 'faqList', 'contactTiles', 'insightList'],
  },
]

/** The thumbnail in a section's folder. Vite finds and serves it because `new URL` has the path as a template. */
function thumbnailUrl(type: string): string {
  const name = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return new URL(`./${name}/${name}.svg`, import.meta.url).href
}

/** The sections of a page, in order. The Studio shows thumbnails to choose a new one. */
export const pageSections = defineType({
  name: 'pageSections',
  title: 'Sections',
  type: 'array',
  icon: BlockElementIcon,
  of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
  options: {
    insertMenu: {
      filter: true,
      groups,
      views: [{ name: 'grid', previewImageUrl: thumbnailUrl }, { name: 'list' }],
    },
  },
})
