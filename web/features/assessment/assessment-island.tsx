'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { AssessmentProps } from './assessment.tsx'
import type { AssessmentData } from './assessment-data.ts'
import type { Answer } from './assessment-state.ts'
import { Intro } from './intro.tsx'
import { keptResult, readFragment } from './read-answers.ts'

type AssessmentIslandProps = {
  data: AssessmentData
  /** All questions as a plain form, for visitors without JavaScript. */
  children: ReactNode
}

type Loaded = ComponentType<AssessmentProps>

const load = () => import('./assessment.tsx')

/** The introduction on a page, usable before any JavaScript runs; the questions load on demand. */
export function AssessmentIsland({ data, children }: AssessmentIslandProps) {
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState(false)
  const [answers, setAnswers] = useState<Answer[]>()
  const [Questions, setQuestions] = useState<Loaded | null>(null)
  const plain = useRef<HTMLDetailsElement>(null)

  // A visitor who opened the plain form before this component runs continues with it.
  useEffect(() => setRunning(!plain.current?.open), [])

  const start = useCallback(async (kept?: Answer[]) => {
    const loaded = await load().catch(() => null)
    setAnswers(kept)
    if (loaded) setQuestions(() => loaded.Assessment)
    else setFailed(true)
  }, [])

  useEffect(() => {
    const { questions } = data.assessment
    const restore = (kept: Answer[] | null) => {
      if (kept) start(kept)
    }
    restore(keptResult(questions))
    // A shared result that is opened on this page only changes the fragment.
    const controller = new AbortController()
    const open = () => restore(readFragment(questions, location.hash))
    addEventListener('hashchange', open, { signal: controller.signal })
    return () => controller.abort()
  }, [data, start])

  if (Questions)
    return <Questions key={JSON.stringify(answers)} data={data} heading="h2" isPage answers={answers} />
  const { assessment, languageTag, contentLanguageTag } = data
  return (
    <div className="@container">
      <Intro assessment={assessment} lang={contentLanguageTag} heading="h2">
        {running && !failed ? (
          <button
            type="button"
            className="button-primary"
            onClick={() => start()}
            onPointerEnter={() => void load().catch(() => null)}
          >
            {assessment.start}
          </button>
        ) : (
          <details ref={plain} open={failed || undefined}>
            <summary className="button-primary list-none [&::-webkit-details-marker]:hidden">
              {assessment.start}
            </summary>
            <div lang={languageTag} className="mt-10">
              {children}
            </div>
          </details>
        )}
      </Intro>
    </div>
  )
}
