import { expect, it } from 'vitest'
import { isMostlyEnglish } from './mostly-english.ts'

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
})
