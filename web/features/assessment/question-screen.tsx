import type { FormEvent, Ref } from 'react'
import { fill } from '@/i18n/fill.ts'
import type { AssessmentData } from './assessment-data.ts'
import { type AssessmentAction, type AssessmentState, isAnswered, progressOf } from './assessment-state.ts'
import { Options } from './options.tsx'

type QuestionScreenProps = {
  data: AssessmentData
  state: AssessmentState
  dispatch: (action: AssessmentAction) => void
  heading: 'h2' | 'h3'
  headingRef: Ref<HTMLHeadingElement>
}

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-tide [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-tide motion-safe:[&::-webkit-progress-value]:transition-[inline-size]'

/** One question with its options, the progress, and buttons to go back and continue. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { data, state, dispatch, heading: Heading, headingRef } = props
  const { assessment, messages, contentLanguageTag } = data
  const question = assessment.questions[state.index]
  const answer = state.answers[state.index]
  if (!question || !answer) return null
  const total = assessment.questions.length
  const numbers = { number: String(state.index + 1), total: String(total) }

  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'next', at: new Date().toISOString() })
  }

  return (
    <form onSubmit={submit} className="mx-auto max-w-[44rem]">
      <progress className={bar} max={100} value={progressOf(state)} aria-label={messages.progress} />
      <fieldset key={question.key} className="step-in mt-6 min-w-0">
        <legend className="w-full">
          <Heading ref={headingRef} tabIndex={-1} className="text-h3">
            <span className="mb-2 block font-body font-normal text-muted text-small tracking-normal">
              {fill(messages.questionOf, numbers)}
            </span>{' '}
            <span lang={contentLanguageTag}>{question.text}</span>
          </Heading>
        </legend>
        <Options
          question={question}
          messages={messages}
          lang={contentLanguageTag}
          radio={(choice) => ({
            name: question.key,
            checked: answer.choice === choice,
            onChange: () => dispatch({ type: 'choose', choice }),
          })}
          otherText={{
            value: answer.otherText,
            // The text box selects Other when it gets the focus, so the Tab key must not reach it on the way to Next.
            tabIndex: answer.choice === 'other' ? 0 : -1,
            onFocus: () => dispatch({ type: 'choose', choice: 'other' }),
            onChange: ({ currentTarget }) => dispatch({ type: 'writeOther', text: currentTarget.value }),
          }}
        />
      </fieldset>
      <p className="mt-8 flex justify-between gap-4">
        <button
          type="button"
          className="button-secondary cursor-pointer disabled:cursor-not-allowed disabled:opacity-50"
          disabled={state.index === 0}
          onClick={() => dispatch({ type: 'previous' })}
        >
          {messages.previous}
        </button>
        <button
          type="submit"
          className="button-primary disabled:cursor-not-allowed"
          disabled={!isAnswered(answer)}
        >
          {state.index === total - 1 ? messages.getResults : messages.next}
        </button>
      </p>
    </form>
  )
}
