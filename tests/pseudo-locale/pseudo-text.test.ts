import { expect, it } from 'vitest'
import { stringEntries } from '../../content/seed/ui-strings.ts'
import { hasMark, pseudoText } from './pseudo-text.ts'

it.each([
  ['Save {hoursSavedWeekly}+ hours', 'Säàvéê {hoursSavedWeekly}+ höôûürs'],
  ['See <a1>our work</a1> &amp; <b>prices</b>', 'Séêéê <a1>öôûür wöôrk</a1> &amp; <b>prîïçéês</b>'],
  ['Mail hello@tidewright.example', 'Mäàîïl hello@tidewright.example'],
  [
    '{count, plural, one {# part} other {# parts of {name}}}',
    '{count, plural, one {# päàrt} other {# päàrts öôf {name}}}',
  ],
  ['{a:Words} parts', '{a:Words} päàrts'],
  ['{a:one part|# parts} here', '{a:öôñéê päàrt|# päàrts} héêréê'],
  ['A PDF of the API', 'Ä PDFö öôf théê ÄÀPÎÏ'],
  ['The programme strengths', 'Théê pröôgräàmméê stréêñgths öñé'],
])('%s becomes %s', (english, pseudo) => expect(pseudoText(english)).toBe(pseudo))

it('makes every interface text two fifths longer, marks every word and keeps placeholders', () => {
  const plain = (text: string) =>
    text.replaceAll(/\{\w+:(?:[Ww]ords\})?|\{\w+, \w+,|\b(one|other) \{|\{\w+\}|<[^>]+>|\S+@\S+/g, ' ')
  for (const { key, value } of stringEntries('en-UK')) {
    const pseudo = pseudoText(value)
    const words = plain(pseudo).match(/\p{L}{2,}/gu) ?? []
    expect(
      words.filter((word) => !hasMark(word)),
      key,
    ).toEqual([])
    expect(pseudo.match(/\{\w+[:,}]/g), key).toEqual(value.match(/\{\w+[:,}]/g))
    const letters = [value, pseudo].map((text) => plain(text).match(/\p{L}/gu)?.length ?? 0)
    if ((letters[0] ?? 0) > 10) expect((letters[1] ?? 0) / (letters[0] ?? 1), key).toBeGreaterThan(1.25)
  }
})
