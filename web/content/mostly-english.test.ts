import { expect, it } from 'vitest'
import { languageAttribute } from '../i18n/foreign-language-tag.ts'
import { isMostlyEnglish, recordLanguages } from './mostly-english.ts'

const section = (_key: string, text: string) => ({ _key, _type: 'hero', children: [{ text }] })
const english = {
  title: 'Count your hours before you decide',
  sections: [section('a', 'Every new customer has to be set up by hand.'), section('b', 'Then decide.')],
}

it('recognizes a copy of which only the title was translated', () => {
  expect(isMostlyEnglish(english, english)).toBe(true)
  expect(isMostlyEnglish({ ...english, title: 'Cuenta tus horas antes de decidir' }, english)).toBe(true)
})

it('compares items by key, and ignores short texts', () => {
  const [first, second] = english.sections
  expect(isMostlyEnglish({ title: 'Sí', sections: [second, first] }, english)).toBe(true)
  const translated = section('a', 'Cada cliente nuevo hay que darlo de alta a mano.')
  expect(isMostlyEnglish({ title: 'Sí', sections: [translated, second] }, english)).toBe(false)
  expect(isMostlyEnglish({ title: 'Sí', sections: [second] }, english)).toBe(false)
  expect(isMostlyEnglish(english, null)).toBe(false)
})

it('ignores what is the same in every language: URLs, previews of images, and lists of articles', () => {
  const shared = {
    image: {
      url: '/api/images/image-abc-def-ghi-jkl-mno-pqr.svg',
      preview: 'data:image/png;base64,iVBO/Rw0+KGgo/AAA',
    },
    insights: [{ title: 'Lo que cuesta de verdad el trabajo a mano' }],
  }
  const page = { title: 'Count your hours before you decide', ...shared }
  expect(isMostlyEnglish({ title: 'Cuenta tus horas antes de decidir', ...shared }, page)).toBe(false)
  expect(isMostlyEnglish(page, page)).toBe(true)
  const others = shared.insights
  expect(isMostlyEnglish({ title: 'Cuenta tus horas', others }, { ...page, others })).toBe(false)
})

it('knows the sections and blocks of a translation that still are in English', () => {
  const block = (key: string, text: string) => ({
    _key: key,
    _type: 'block',
    children: [{ _key: 's', text }],
  })
  const left = block('a', 'Every new customer has to be set up by hand.')
  const original = {
    title: 'Count your hours',
    sections: [
      section('whole', 'Then you decide what to do.'),
      section('short', 'FAQ'),
      { _key: 'part', body: [left, block('b', 'Then you decide what to do.')] },
    ],
  }
  const whole = section('whole', 'Then you decide what to do.')
  const short = section('short', 'FAQ')
  const blocks = [structuredClone(left), block('b', 'Luego decides qué hacer.')] as const
  const part = { _key: 'part', body: blocks }
  const page = { title: 'Cuenta tus horas', sections: [whole, short, part] }
  recordLanguages(page, original, { locale: 'es', contentLocale: 'es' })
  expect(languageAttribute(whole)).toEqual({ lang: 'en-GB' })
  expect(languageAttribute(blocks[0])).toEqual({ lang: 'en-GB' })
  for (const other of [short, part, blocks[1], page]) expect(languageAttribute(other)).toEqual({})
  expect(languageAttribute(page, 'title')).toEqual({})
})

it('knows what is translated in a page that is mostly in English', () => {
  const page = { ...structuredClone(english), title: 'Informe' }
  recordLanguages(page, english, { locale: 'es', contentLocale: 'en-UK' })
  expect(languageAttribute(page, 'title')).toEqual({ lang: 'es' })
  for (const item of page.sections) expect(languageAttribute(item)).toEqual({})
})
