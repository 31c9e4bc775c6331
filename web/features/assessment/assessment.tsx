'use client'

import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { track } from '@/analytics/track.ts'
import type { AssessmentData } from './assessment-data.ts'
import { resultOf } from './assessment-result.ts'
import {
  type AssessmentAction,
  type AssessmentState,
  assessmentReducer,
  notStarted,
} from './assessment-state.ts'
import { Intro } from './intro.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { Results } from './results.tsx'

type AssessmentProps = {
  data: AssessmentData
  /** The level of the introduction's heading. */
  heading: 'h2' | 'h3'
  /** Whether the introduction was already shown. */
  started?: boolean
  /** Called when the last question is answered. */
  onDone?: () => void
}

/** The assessment from introduction to result, screen by screen. */
export function Assessment({ data, heading, started = false, onDone }: AssessmentProps) {
  const { assessment, languageTag, contentLanguageTag } = data
  const [state, dispatch] = useReducer(assessmentReducer, assessment.questions.length, (questions) =>
    started ? assessmentReducer(notStarted(questions), { type: 'start' }) : notStarted(questions),
  )
  const { headingRef, screenRef } = useFocusOnChange(state, started)

  function act(action: AssessmentAction) {
    dispatch(action)
    const next = assessmentReducer(state, action)
    if (state.view === 'question' && next.view === 'results') finish(next)
  }

  function finish({ answers, finishedAt }: AssessmentState) {
    const result = resultOf(assessment, answers, finishedAt)
    if (!result) return
    const { score, segment: category } = result
    track({ name: 'assessment_completed', score, category, engagement_time_msec: 300_000 })
    onDone?.()
  }

  return (
    <div ref={screenRef} lang={languageTag} className="@container scroll-mt-6 in-[dialog]:scroll-mt-24">
      {state.view === 'intro' && (
        <Intro assessment={assessment} lang={contentLanguageTag} heading={heading} headingRef={headingRef}>
          <button type="button" className="button-primary" onClick={() => act({ type: 'start' })}>
            {assessment.start}
          </button>
        </Intro>
      )}
      {state.view === 'question' && (
        <QuestionScreen data={data} state={state} dispatch={act} headingRef={headingRef} />
      )}
      {state.view === 'results' && (
        <Finished
          data={data}
          state={state}
          headingRef={headingRef}
          restart={() => act({ type: 'restart' })}
        />
      )}
    </div>
  )
}

type FinishedProps = {
  data: AssessmentData
  state: AssessmentState
  headingRef: RefObject<HTMLHeadingElement | null>
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

/** Scrolls each new screen to its top and moves the focus to its heading, for screen readers and keyboards. */
function useFocusOnChange({ view, index }: AssessmentState, focusFirst: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const screenRef = useRef<HTMLDivElement>(null)
  const screen = `${view} ${index}`
  const shown = useRef(focusFirst ? '' : screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    headingRef.current?.focus({ preventScroll: true })
    screenRef.current?.scrollIntoView()
  }, [screen])
  return { headingRef, screenRef }
}
