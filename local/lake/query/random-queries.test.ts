/** Random queries must return what plain groq-js returns, whatever the documents contain. */
import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { queriesOver, stamps } from './test-engine.ts'

/** Each batch is a test with a limit of its own; most are left to the suite `check` of `npm run test:full`. */
const batches = Array.from({ length: process.env.TEST_SIZE === 'full' ? 20 : 5 }, (_, batch) => batch + 1)
const queriesPerBatch = 100

let seed = 7
/** A number from 0 to 1; the same sequence in every run (Park and Miller). */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to choose from.')
  return item
}
const sometimes = (text: string) => (random() < 0.3 ? text : '')

const ids = Array.from({ length: 14 }, (_, n) => `d${n}`)
/** Values that an index could mistake for another one or for a part of the engine. */
const values = ['z', 'y', '', '1', 'null', 1, 0, 2.5, true, false, null, ['z'], { v: 'z' }]
const controls = ['\u0000', '\u0001', '\u0002', '\u0003', '\u0004']
const texts = [...controls, ...controls.map((control) => `z${control}y`)]
const references = [
  ...ids,
  'nowhere',
  ...controls.flatMap((control) => [`${control}0`, `${control}0\u0001d1`]),
]
const reference = () => ({ _type: 'reference', _ref: oneOf(references) })
const list = <Item>(make: () => Item) => Array.from({ length: Math.floor(random() * 4) }, make)
const anyValue = (): unknown => oneOf([...values, ...texts, oneOf(ids)])

const documents = ids.map((_id): LakeDocument => {
  const fields = { n: anyValue(), x: anyValue(), slug: { current: anyValue() }, to: reference() }
  const lists = { list: list(() => ({ v: anyValue() })), plain: list(anyValue), refs: list(reference) }
  const score = random() < 0.4 ? { _score: oneOf([-1, 0, 1, 2.5, 'z']) } : {}
  return { _id, _type: oneOf(['a', 'b']), ...fields, ...lists, ...score, ...stamps }
})

const field = () => oneOf(['n', 'x', 'slug.current', '_type', '_id', 'to._ref'])
const text = () => JSON.stringify(oneOf(['z', 'y', 'a', 'd1', 'd2', '']))
const constant = () => oneOf([text(), text(), '1', 'true', 'null', '$text', '$list', `[${text()}]`])
const constants = () => oneOf([`[${text()}, ${text()}]`, `[${constant()}]`, '$list', text()])
const outer = () => oneOf(['^.n', '^.x', '^.slug.current', '^._id', '^._type', '^.to._ref', '^.^.x'])
const outerList = () => oneOf(['^.list[].v', '^.plain', '^.plain[]', '^.refs[]._ref', outer()])

/** A condition on a document; `nested` ones can refer to the document outside. */
function condition(depth: number, nested: boolean): string {
  const deeper = () => condition(depth - 1, nested)
  if (depth > 0 && random() < 0.5) {
    return oneOf([
      () => `${deeper()} && ${deeper()}`,
      () => `(${deeper()} || ${deeper()})`,
      () => `!(${deeper()})`,
    ])()
  }
  const value = () => (nested && random() < 0.6 ? outer() : constant())
  return oneOf([
    () => `${field()} == ${value()}`,
    () => `${value()} == ${field()}`,
    () => `${field()} != ${value()}`,
    () => `${field()} in ${nested && random() < 0.6 ? outerList() : constants()}`,
    () => `references(${nested && random() < 0.6 ? outerList() : oneOf([text(), '$list'])})`,
    () => `defined(${field()})`,
  ])()
}

const order = () => `| order(${field()} ${oneOf(['asc', 'desc'])}, _id)`
const slice = () => oneOf(['[0...2]', '[1..3]', '[0]', '[0...20]'])
const matched = () =>
  oneOf([`${field()} == ${constant()}`, `${field()} in ${constants()}`, condition(1, false)])
const points = () => oneOf([matched(), `boost(${matched()}, ${oneOf(['2', '0.5'])})`])

const shapes = [
  () => `*[${condition(2, false)}]._id`,
  () => `*[${condition(1, false)}] ${sometimes(order())} ${sometimes(slice())}`,
  () => `*[${condition(1, false)}]{_id, "found": *[${condition(1, true)}]._id}`,
  () => `*[${condition(1, false)}]{_id, "found": *[${condition(1, true)}] ${order()} ${slice()}}`,
  () => `*{_id, "found": count(*[_type == "a"]{"deep": *[${condition(1, true)}]}.deep[])}`,
  () => `*[count(*[${condition(1, true)}]) > 1]._id`,
  () =>
    `*${sometimes(`[${condition(1, false)}]`)} | score(${points()}, ${points()})[_score > 0]{_id, _score}`,
  () => `*[${condition(1, false)}]{_id, "to": to->, "refs": refs[]->, "own": *[n == "z"]._id}`,
]

const params = { text: 'z', list: ['z', 'd1', 1] }
const { run, plain } = queriesOver(documents)

test.each(batches)(`${queriesPerBatch} random queries return the same as groq-js (batch %i)`, async () => {
  const different: string[] = []
  for (let count = 0; count < queriesPerBatch; count += 1) {
    const query = oneOf(shapes)()
    const [planned, expected] = [await run(query, params), await plain(query, params)]
    if (JSON.stringify(planned) !== JSON.stringify(expected)) different.push(query)
  }
  expect(different).toEqual([])
})
