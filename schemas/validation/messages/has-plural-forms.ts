import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import type { CustomValidator } from 'sanity'
import { pluralProblem } from './plural-forms.ts'

type Entry = { _key?: string; key?: string; value?: string }

/** Requires interface messages with a count to have every plural form of the language. */
export const hasPluralForms: CustomValidator<readonly unknown[] | undefined> = (entries, context) => {
  const language = context.document?.language
  if (!isLocaleId(language)) return true
  const own = (entries ?? []) as readonly Entry[] // entries of uiStrings
  const problems = own.flatMap(({ _key, key, value }) => {
    const problem = pluralProblem(value ?? '', localeOf(language).languageTag)
    return problem ? [{ path: [{ _key: _key ?? '' }, 'value'], message: `${key}: ${problem}` }] : []
  })
  return problems.length === 0 || problems
}
