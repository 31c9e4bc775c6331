import { CheckIcon } from '@/ui/icons.tsx'

type FeatureListProps = { features: readonly string[]; className: string; dataSanity?: string }

/** What a package or tier includes, each with a tick. */
export function FeatureList({ features, className, dataSanity }: FeatureListProps) {
  return (
    <ul className={`grid text-small ${className}`} data-sanity={dataSanity}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <CheckIcon className="mt-0.5 size-5 text-tide" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
