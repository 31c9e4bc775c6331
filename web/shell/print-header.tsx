import { Logo } from '@/ui/logo.tsx'

/** The head of a printed page: whose it is, and where they are reached. On a screen the header says it. */
export function PrintHeader({ company, lines }: { company: string; lines: string[] }) {
  if (!company) return null
  return (
    <div className="page-width hidden items-end justify-between border-b border-ink pb-3 text-small print:flex">
      <Logo name={company} />
      <p className="text-right">{lines.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
