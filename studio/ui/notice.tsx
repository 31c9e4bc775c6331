import type { ReactNode } from 'react'

type Tone = 'positive' | 'caution' | 'critical' | 'default'

/** A sentence on a coloured ground, in the Studio's own colours, light and dark. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  const text = `var(--card-badge-${tone}-fg-color, inherit)`
  const style = {
    margin: '8px 12px',
    padding: '10px 12px',
    borderRadius: 3,
    fontSize: 13,
    lineHeight: 1.5,
    color: text,
    background: `var(--card-badge-${tone}-bg-color, transparent)`,
  }
  return (
    <div style={style} role={tone === 'default' ? undefined : 'status'}>
      {children}
    </div>
  )
}
