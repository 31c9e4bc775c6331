type TextFooterProps = {
  used: number
  limit: number | undefined
  /** The text with its figures filled in, when it quotes any. */
  reads: string | null
}

/** What stands under a text field, quietly: how it reads, and how much of its length is used. */
export function TextFooter({ used, limit, reads }: TextFooterProps) {
  if (!reads && !limit) return null
  return (
    <div style={row}>
      <span data-testid="reads">{reads && `reads: ${reads}`}</span>
      {limit !== undefined && (
        <span style={{ color: colourOf(used, limit), whiteSpace: 'nowrap' }} data-testid="counter">
          {used} / {limit}
        </span>
      )}
    </div>
  )
}

/** Quiet up to nine tenths of the limit. */
function colourOf(used: number, limit: number): string {
  if (used > limit) return 'var(--card-badge-critical-fg-color)'
  if (used >= limit * 0.9) return 'var(--card-badge-caution-fg-color)'
  return 'inherit'
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 5,
  fontSize: 12,
  lineHeight: 1.4,
  color: 'var(--card-muted-fg-color)',
}
