type DownloadButtonProps = { label: string; title: string; onClick: () => void }

/** A button that names its file for screen readers. */
export function DownloadButton({ label, title, onClick }: DownloadButtonProps) {
  return (
    <button type="button" className="button-secondary cursor-pointer justify-self-start" onClick={onClick}>
      {label}
      <span className="sr-only">{title}</span>
    </button>
  )
}
