type PostButtonProps = {
  action: string
  /** Hidden fields. */
  fields: Record<string, string>
  label: string
  variant?: 'primary' | 'secondary'
}

/** A button that posts a form of hidden fields, with or without JavaScript. */
export function PostButton({ action, fields, label, variant = 'primary' }: PostButtonProps) {
  return (
    <form action={action} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={variant === 'primary' ? 'button-primary' : 'button-secondary'}>
        {label}
      </button>
    </form>
  )
}
