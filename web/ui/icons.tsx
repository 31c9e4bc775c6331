import type { ReactNode } from 'react'

/** A drawn sign of 24 by 24 in the colour of the text; what it means stands beside it as text. */
function Icon({ children, className = 'size-6' }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

type IconProps = { className?: string }

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 12.8 4.8 4.7L19.5 6.8" />
  </Icon>
)

export const DashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 12h12" />
  </Icon>
)

export const ArrowIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h15m-6-6 6 6-6 6" />
  </Icon>
)

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h3l1.4 4.2-2 1.6a13 13 0 0 0 5.3 5.3l1.6-2 4.2 1.4v3a2 2 0 0 1-2.2 2C11 18.4 5.6 13 5 5.7A2 2 0 0 1 7 3.5Z" />
  </Icon>
)

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
  </Icon>
)

export const PlaceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21c4.5-5 6.5-8.3 6.5-11a6.5 6.5 0 0 0-13 0c0 2.7 2 6 6.5 11Z" />
    <circle cx="12" cy="10" r="2.3" />
  </Icon>
)

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.3l3.5 2" />
  </Icon>
)
