import { Logo } from '@/ui/logo.tsx'

/** The header of a printed page: the company and its contact. On a screen, the site's header has them. */
export function PrintHeader({ company, lines }: { company: string; lines: string[] }) {
  if (!company) return null
  return (
    <div className="page-width hidden items-end justify-between border-b border-ink pb-3 text-small print:flex">
      <Logo name={company} />
      <p className="text-right">{lines.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
