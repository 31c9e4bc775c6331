type ImprintProps = {
  imprint: { legalName: string; registration: string; vatNumber: string; address: string }
  labels: { registration: string; vatNumber: string }
  className?: string
}

/** The company's legal details in one line, without empty ones; nothing if all are empty. */
export function Imprint({ imprint, labels, className }: ImprintProps) {
  const { legalName, registration, vatNumber, address } = imprint
  const parts = [
    legalName,
    registration && `${labels.registration} ${registration}`,
    vatNumber && `${labels.vatNumber} ${vatNumber}`,
    address,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return <address className={`not-italic ${className ?? ''}`}>{parts.join(' · ')}</address>
}
