import type { Picture as PictureValue } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'
import { Monogram } from '@/ui/monogram.tsx'

type PortraitProps = {
  name: string
  portrait: PictureValue | null
  /** The `sizes` attribute. */
  sizes: string
  className: string
}

/** The portrait of a person in a circle, or their monogram. */
export function Portrait({ name, portrait, sizes, className }: PortraitProps) {
  if (!portrait?.assetId) return <Monogram name={name} className={`shrink-0 ${className}`} />
  return (
    <Picture picture={portrait} sizes={sizes} className={`shrink-0 rounded-full object-cover ${className}`} />
  )
}
