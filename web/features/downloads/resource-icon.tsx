import { BookOpenIcon, CalculatorIcon, FileTextIcon, VideoIcon } from '@/ui/icons.tsx'

/** The icons that the database knows by name. */
const icons: Record<string, typeof FileTextIcon | undefined> = {
  Calculator: CalculatorIcon,
  BookOpen: BookOpenIcon,
  FileText: FileTextIcon,
  Video: VideoIcon,
}

/** The icon of a resource; a sheet of paper for one that has none, as in the database. */
export function ResourceIcon({ name }: { name: string }) {
  const NamedIcon = icons[name] ?? FileTextIcon
  return (
    <span className="grid size-14 place-items-center rounded bg-foam text-tide">
      <NamedIcon className="size-7" />
    </span>
  )
}
