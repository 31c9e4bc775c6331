import { BookOpenIcon, CalculatorIcon, FileTextIcon, VideoIcon } from '@/ui/icons.tsx'

/** The icons by their name in the database. */
const icons: Record<string, typeof FileTextIcon | undefined> = {
  Calculator: CalculatorIcon,
  BookOpen: BookOpenIcon,
  FileText: FileTextIcon,
  Video: VideoIcon,
}

/** The icon of a resource; a sheet of paper if it has none, which is the database's default. */
export function ResourceIcon({ name }: { name: string }) {
  const NamedIcon = icons[name] ?? FileTextIcon
  return (
    <span className="grid size-14 place-items-center rounded bg-foam text-tide">
      <NamedIcon className="size-7" />
    </span>
  )
}
