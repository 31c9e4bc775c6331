type Sections = readonly unknown[] | undefined

const typeOf = (section: unknown): unknown => Object(section)._type

/** Requires exactly one hero, at the top: it has the page's main heading. */
export function firstIsHero(sections: Sections): true | string {
  if (!sections?.length) return true
  const heroes = sections.filter((section) => typeOf(section) === 'hero').length
  if (heroes > 1)
    return 'A page can have only one hero, which has the main heading. Use “Closing call to action” further down.'
  const [first] = sections
  if (typeOf(first) !== 'hero') return 'Start the page with a hero: it has the main heading.'
  if (Object(first).hidden === true) return 'The hero has the page’s main heading, so it can’t be hidden.'
  return true
}

/** Rejects a hero where the document's title is the main heading. */
export function noHero(sections: Sections): true | string {
  const heroes = sections?.some((section) => typeOf(section) === 'hero')
  return heroes ? 'The title is the main heading of this page. Remove the hero.' : true
}
