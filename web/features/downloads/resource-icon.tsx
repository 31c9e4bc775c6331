import { BookOpenIcon, CalculatorIcon, FileTextIcon, VideoIcon } from '@/ui/icons.tsx'

/** The icons by their name in the database. */
const icons: Record<string, typeof FileTextIcon | undefined> = {
  Calculator: CalculatorIcon,
  BookOpen: BookOpenIcon,
  FileText: FileTextIcon,
  Video: VideoIcon,
}

/** The icon of a resource; a sheet of paper if it has none, which is the database's default. */
export function ResourceIcon({ name, className }: { name: string; className: string }) {
  const NamedIcon = icons[name] ?? FileTextIcon
  return (
    <span className={`grid place-items-center rounded bg-foam text-tide ${className}`}>
      <NamedIcon className="size-1/2" />
    </span>
  )
}
