type Sections = readonly unknown[] | undefined

function typeOf(section: unknown): unknown {
  return typeof section === 'object' && section !== null && '_type' in section ? section._type : undefined
}

/** The hero carries the page's main heading: a page has one, at its top. */
export function firstIsHero(sections: Sections): true | string {
  if (!sections?.length) return true
  const heroes = sections.filter((section) => typeOf(section) === 'hero').length
  if (heroes > 1)
    return 'A page has one hero, for it carries the main heading. Use “Closing call to action” further down.'
  if (typeOf(sections[0]) !== 'hero') return 'Begin the page with a hero: it carries the main heading.'
  return true
}

/** Where the title of the document is the main heading, a hero would be a second one. */
export function noHero(sections: Sections): true | string {
  const heroes = sections?.some((section) => typeOf(section) === 'hero')
  return heroes ? 'The title is the main heading of this page: leave the hero out.' : true
}
