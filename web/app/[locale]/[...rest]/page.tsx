import { notFound } from 'next/navigation'

/** Every address that no other route serves. */
export default function UnknownPage(): never {
  notFound()
}
