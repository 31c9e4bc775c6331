'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AssessmentData } from './assessment-data.ts'
import { Intro } from './intro.tsx'

type AssessmentIslandProps = {
  data: AssessmentData
  /** All questions as a plain form, for visitors without JavaScript. */
  children: ReactNode
}

type Loaded = ComponentType<{ data: AssessmentData; heading: 'h2'; started: boolean }>

const load = () => import('./assessment.tsx')

/** The introduction on a page, usable before any JavaScript runs; the questions load on demand. */
export function AssessmentIsland({ data, children }: AssessmentIslandProps) {
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState(false)
  const [Questions, setQuestions] = useState<Loaded | null>(null)
  const plain = useRef<HTMLDetailsElement>(null)

  // A visitor who opened the plain form before this component runs continues with it.
  useEffect(() => setRunning(!plain.current?.open), [])

  async function start() {
    const loaded = await load().catch(() => null)
    if (loaded) setQuestions(() => loaded.Assessment)
    else setFailed(true)
  }

  if (Questions) return <Questions data={data} heading="h2" started />
  const { assessment, languageTag, contentLanguageTag } = data
  return (
    <div className="@container">
      <Intro assessment={assessment} lang={contentLanguageTag} heading="h2">
        {running && !failed ? (
          <button
            type="button"
            className="button-primary"
            onClick={start}
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
