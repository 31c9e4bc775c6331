'use client'

import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { track } from '@/analytics/track.ts'
import type { Prefill } from '@/ui/dialog/dialog-requests.ts'
import type { AssessmentData } from './assessment-data.ts'
import { resultOf } from './assessment-result.ts'
import {
  type Answer,
  type AssessmentAction,
  type AssessmentState,
  assessmentReducer,
  finished,
  notStarted,
} from './assessment-state.ts'
import { Intro } from './intro.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { keepResult, knownAnswers, toFragment } from './read-answers.ts'
import { Results } from './results.tsx'

export type AssessmentProps = {
  data: AssessmentData
  /** The level of each screen's heading. */
  heading: 'h2' | 'h3'
  /** On a page, which has shown the introduction and keeps the result. */
  isPage?: boolean
  /** All answers of an earlier result. */
  answers?: readonly Answer[] | undefined
  prefill?: Prefill
  /** Called when the last question is answered. */
  onDone?: () => void
}

/** The assessment from introduction to result, screen by screen. */
export function Assessment(props: AssessmentProps) {
  const { data, heading, isPage = false, prefill = {}, onDone } = props
  const { assessment, languageTag, contentLanguageTag } = data
  const [state, dispatch] = useReducer(assessmentReducer, props, initialState)
  const { headingRef, screenRef } = useFocusOnChange(state, isPage)

  function act(action: AssessmentAction) {
    dispatch(action)
    const next = assessmentReducer(state, action)
    if (state.view === 'question' && next.view === 'results') finish(next)
    if (isPage && next.view !== 'question') keepResult(assessment.questions, next.answers)
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
        <QuestionScreen data={data} state={state} dispatch={act} heading={heading} headingRef={headingRef} />
      )}
      {state.view === 'results' && (
        <Finished
          data={data}
          state={state}
          prefill={prefill}
          heading={heading}
          headingRef={headingRef}
          restart={() => act({ type: 'restart' })}
        />
      )}
    </div>
  )
}

function initialState({ data, isPage, answers, prefill = {} }: AssessmentProps): AssessmentState {
  if (answers) return finished(answers, new Date().toISOString())
  const { questions } = data.assessment
  const state = notStarted(questions.length, knownAnswers(questions, prefill))
  return isPage ? assessmentReducer(state, { type: 'start' }) : state
}

type FinishedProps = {
  data: AssessmentData
  state: AssessmentState
  prefill: Prefill
  heading: 'h2' | 'h3'
  headingRef: RefObject<HTMLHeadingElement | null>
  restart: () => void
}

function Finished({ data, state, prefill, heading, headingRef, restart }: FinishedProps) {
  const result = resultOf(data.assessment, state.answers, state.finishedAt)
  if (!result) return null
  return (
    <Results
      data={data}
      result={result}
      fragment={toFragment(data.assessment.questions, state.answers)}
      notes={prefill.message}
      employees={prefill.employees}
      site={location.origin}
      heading={heading}
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
