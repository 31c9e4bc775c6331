import { Button } from '@sanity/ui'
import type { ReactNode } from 'react'
import { LoadingBlock } from 'sanity'
import { Notice } from '../ui/notice.tsx'
import { RightsContext, useGrantedRights } from './use-rights.ts'

/** Waits for what the role allows, so that nothing appears that it doesn't. */
export function RightsProvider({ children }: { children: ReactNode }) {
  const rights = useGrantedRights()
  if (!rights) return <LoadingBlock fill showText />
  if (rights === 'failed')
    return (
      <Notice tone="critical">
        Couldn’t load what your role allows. Check your connection.{' '}
        <Button mode="ghost" text="Reload" onClick={() => window.location.reload()} />
      </Notice>
    )
  return <RightsContext.Provider value={rights}>{children}</RightsContext.Provider>
}
