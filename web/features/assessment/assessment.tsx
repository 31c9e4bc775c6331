'use client'

import { useEffect, useReducer, useRef } from 'react'
import type { AssessmentData } from './assessment-data.ts'
import { resultOf } from './assessment-result.ts'
import { type AssessmentState, assessmentReducer, notStarted } from './assessment-state.ts'
import { Intro } from './intro.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { Results } from './results.tsx'

type AssessmentProps = {
  data: AssessmentData
  /** The heading of the introduction, by what stands above it. */
  heading: 'h2' | 'h3'
  /** Whether the introduction was already seen. */
  started?: boolean
}

/** The assessment from its introduction to its result, screen by screen. */
export function Assessment({ data, heading, started = false }: AssessmentProps) {
  const { assessment, languageTag, contentLanguageTag } = data
  const [state, dispatch] = useReducer(assessmentReducer, assessment.questions.length, (questions) =>
    started ? assessmentReducer(notStarted(questions), { type: 'start' }) : notStarted(questions),
  )
  const headingRef = useFocusOnChange(state, started)
  return (
    <div lang={languageTag} className="@container">
      {state.view === 'intro' && (
        <Intro assessment={assessment} lang={contentLanguageTag} heading={heading} headingRef={headingRef}>
          <button type="button" className="button-primary" onClick={() => dispatch({ type: 'start' })}>
            {assessment.start}
          </button>
        </Intro>
      )}
      {state.view === 'question' && (
        <QuestionScreen data={data} state={state} dispatch={dispatch} headingRef={headingRef} />
      )}
      {state.view === 'results' && (
        <Finished
          data={data}
          state={state}
          headingRef={headingRef}
          restart={() => dispatch({ type: 'restart' })}
        />
      )}
    </div>
  )
}

type FinishedProps = {
  data: AssessmentData
  state: AssessmentState
  headingRef: ReturnType<typeof useFocusOnChange>
  restart: () => void
}

function Finished({ data, state, headingRef, restart }: FinishedProps) {
  const result = resultOf(data.assessment, state.answers, state.finishedAt)
  if (!result) return null
  return (
    <Results
      data={data}
      result={result}
      site={location.origin}
      headingRef={headingRef}
      again={
        <button
          type="button"
          className="inline-flex min-h-11 cursor-pointer items-center text-link"
          onClick={restart}
        >
          {data.messages.again}
        </button>
      }
    />
  )
}

/** Moves the focus to the heading of each screen that replaces another, so that it is read out and the keyboard begins there. */
function useFocusOnChange({ view, index }: AssessmentState, focusFirst: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const screen = `${view} ${index}`
  const shown = useRef(focusFirst ? '' : screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    heading.current?.focus()
  }, [screen])
  return heading
}
