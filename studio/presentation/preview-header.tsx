import { useEffect, useState } from 'react'
import { usePerspective } from 'sanity'
import { type PreviewHeaderProps, usePresentationParams } from 'sanity/presentation'
import { siteUrl } from '../env.ts'
import { Notice } from '../ui/notice.tsx'
import { useListenedQuery } from '../ui/use-listened-query.ts'
import { documentFilter, documentParams } from './main-documents.ts'
import { previewProblem } from './preview-problem.ts'

/** The header of the preview, with a notice below if the preview fails. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const path = usePathOfPreview()
  const connected = props.overlaysConnection === 'connected'
  const seconds = useSeconds(path, connected)
  const state = { connected, seconds, reachable: useReachable(connected), documented: useDocumented(path) }
  const problem = previewProblem(state, siteUrl, path)
  return (
    <div>
      {props.renderDefault(props)}
      {problem && <Notice tone="caution">{problem}</Notice>}
    </div>
  )
}

function usePathOfPreview(): string {
  const { preview } = usePresentationParams()
  return preview ? new URL(preview, siteUrl).pathname : '/'
}

/** Seconds since the path changed or the page disconnected. */
function useSeconds(path: string, connected: boolean): number {
  const [seconds, setSeconds] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path restarts the count
  useEffect(() => {
    setSeconds(0)
    if (connected) return
    const timer = setInterval(() => setSeconds((value) => value + 1), 1000)
    return () => clearInterval(timer)
  }, [path, connected])
  return seconds
}

/** Checks whether the site responds, at once and then every five seconds until the previewed page connects. */
function useReachable(connected: boolean): boolean | null {
  const [reachable, setReachable] = useState<boolean | null>(null)
  useEffect(() => {
    if (connected) {
      setReachable(true)
      return
    }
    let current = true
    const check = async () => {
      const isUp = await siteResponds()
      if (current) setReachable(isUp)
    }
    void check()
    const timer = setInterval(() => void check(), 5000)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [connected])
  return reachable
}

/** Any response counts: a cross-origin status isn't readable. */
async function siteResponds(): Promise<boolean> {
  try {
    await fetch(new URL('/robots.txt', siteUrl), {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(8000),
    })
    return true
  } catch {
    return false
  }
}

const documentQuery = {
  fetch: `defined(*[${documentFilter}][0]._id)`,
  listen: `*[${documentFilter}]`,
  tag: 'preview-path',
}

function useDocumented(path: string): boolean | null {
  const { perspectiveStack } = usePerspective()
  const documented = useListenedQuery<boolean>(documentQuery, documentParams(path), perspectiveStack)
  return documented === 'failed' ? null : (documented ?? null)
}
