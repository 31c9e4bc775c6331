import type { ReactNode } from 'react'

type IconProps = { className?: string }

/** An icon of 24 by 24 in the text colour. It is decorative: its meaning is next to it as text. */
export function Icon({ d, className = 'size-6', children }: IconProps & { d: string; children?: ReactNode }) {
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
      <path d={d} />
    </svg>
  )
}

export const CheckIcon = (props: IconProps) => <Icon {...props} d="m4.5 12.8 4.8 4.7L19.5 6.8" />
export const DashIcon = (props: IconProps) => <Icon {...props} d="M6 12h12" />
export const ArrowIcon = (props: IconProps) => <Icon {...props} d="M4 12h15m-6-6 6 6-6 6" />
export const PlayIcon = (props: IconProps) => <Icon {...props} d="M7 4.5v15l12-7.5Z" />
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="m15 15 5.5 5.5">
    <circle cx="10.5" cy="10.5" r="6" />
  </Icon>
)
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 3.5h3l1.4 4.2-2 1.6a13 13 0 0 0 5.3 5.3l1.6-2 4.2 1.4v3a2 2 0 0 1-2.2 2C11 18.4 5.6 13 5 5.7A2 2 0 0 1 7 3.5Z"
  />
)
export const MailIcon = (props: IconProps) => <Icon {...props} d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
export const PlaceIcon = (props: IconProps) => (
  <Icon {...props} d="M12 21c4.5-5 6.5-8.3 6.5-11a6.5 6.5 0 0 0-13 0c0 2.7 2 6 6.5 11Z">
    <circle cx="12" cy="10" r="2.3" />
  </Icon>
)
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M12 7v5.3l3.5 2">
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
)
export const CalculatorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 3.5h12v17H6zM9 7h6v3H9zM9 13.5h.01M12 13.5h.01M15 13.5h.01M9 17h.01M12 17h.01M15 17h.01"
  />
)
export const BookOpenIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5Zm0 0v13"
  />
)
export const FileTextIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6" />
)
export const VideoIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 6.5h12v11h-12zM15.5 10.5l5-3v9l-5-3" />
)
export const LockIcon = (props: IconProps) => (
  <Icon {...props} d="M5.5 10.5h13v9.5h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.2v2.2" />
)
