import type { ReactNode } from 'react'

type ButtonProps = { main?: boolean; disabled?: boolean; onClick: () => void; children: ReactNode }

/** A button in the Studio's own colours. */
export function Button({ main = false, disabled = false, onClick, children }: ButtonProps) {
  const style = {
    font: 'inherit',
    fontSize: 13,
    fontWeight: 500,
    padding: '9px 12px',
    borderRadius: 3,
    cursor: disabled ? 'default' : 'pointer',
    opacity: disabled ? 0.5 : 1,
    border: '1px solid var(--card-border-color)',
    background: main ? 'var(--card-fg-color)' : 'transparent',
    color: main ? 'var(--card-bg-color)' : 'var(--card-fg-color)',
  }
  return (
    <button type="button" style={style} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}
