import type { AssessmentData } from './assessment-data.ts'
import type { Choice } from './assessment-state.ts'
import { Options } from './options.tsx'
import { otherTextName } from './read-answers.ts'

type PlainFormProps = {
  data: AssessmentData
  /** By question key, if an incomplete form is shown again. */
  choices?: ReadonlyMap<string, Choice>
}

/** All questions on one page, as a plain form. */
export function PlainForm({ data, choices }: PlainFormProps) {
  const { assessment, messages, locale, contentLanguageTag } = data
  return (
    <form action="/api/forms/assessment" method="post" className="grid max-w-[44rem] gap-10">
      <input type="hidden" name="locale" value={locale} />
      {choices && (
        <p role="alert" className="border-wrong border-l-4 bg-raised px-5 py-4">
          {messages.missing}
        </p>
      )}
      {assessment.questions.map((question) => (
        <fieldset key={question.key} className="min-w-0">
          <legend className="font-heading text-h3" lang={contentLanguageTag}>
            {question.text}
          </legend>
          <Options
            question={question}
            messages={messages}
            lang={contentLanguageTag}
            radio={(choice) => ({
              name: question.key,
              value: choice,
              required: true,
              defaultChecked: choices?.get(question.key) === choice,
            })}
            otherText={{ name: otherTextName(question.key) }}
          />
        </fieldset>
      ))}
      <button type="submit" className="button-primary justify-self-start">
        {messages.getResults}
      </button>
    </form>
  )
}
