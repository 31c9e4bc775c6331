import type { ComponentPropsWithRef } from 'react'
import type { Assessment } from '@/content-types.ts'
import type { AssessmentMessages } from './assessment-data.ts'
import type { Choice } from './assessment-state.ts'

type InputProps = ComponentPropsWithRef<'input'>

type OptionsProps = {
  question: Assessment['questions'][number]
  messages: Pick<AssessmentMessages, 'other' | 'otherLabel' | 'otherPlaceholder'>
  /** BCP 47 tag of the question, if it differs from that of the messages. */
  lang: string
  /** Props of a radio button. */
  radio: (choice: Choice) => InputProps
  /** Props of the text box for a custom answer. */
  otherText: InputProps
}

/** Long enough for a sentence. */
const otherTextMax = 200
const card =
  'rounded border border-line p-4 hover:border-tide has-checked:border-tide has-checked:bg-foam has-checked:shadow-[inset_0_0_0_1px_var(--color-tide)]'

/** The options of a question as native radio buttons, for arrow keys and visitors without JavaScript. */
export function Options({ question, messages, lang, radio, otherText }: OptionsProps) {
  return (
    <div className="mt-5 grid gap-3">
      {question.options.map(({ text, description }, index) => (
        <label key={text} lang={lang} className={`flex cursor-pointer gap-4 ${card}`}>
          <input type="radio" className="mt-1 size-5 shrink-0 accent-tide" {...radio(index)} />
          <span>
            <span className="block font-semibold">{text}</span>
            {description && <span className="block text-small text-muted">{description}</span>}
          </span>
        </label>
      ))}
      {question.allowOther && (
        <div className={`grid gap-3 ${card}`}>
          <label className="flex cursor-pointer gap-4">
            <input type="radio" className="mt-1 size-5 shrink-0 accent-tide" {...radio('other')} />
            <span className="font-semibold">{messages.other}</span>
          </label>
          <input
            type="text"
            aria-label={messages.otherLabel}
            placeholder={messages.otherPlaceholder}
            maxLength={otherTextMax}
            autoComplete="off"
            className="min-h-12 w-full rounded border border-muted bg-raised px-4 py-2.5 placeholder:text-muted"
            {...otherText}
          />
        </div>
      )}
    </div>
  )
}
