import { getLocale, getTranslations } from 'next-intl/server'
import type { SectionProps } from '@/content-types.ts'
import { CheckIcon, DashIcon } from '@/ui/icons.tsx'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { itemPath } from '../item-path.ts'

/**
 * The comparison as an accessible table, with this company's column first and marked. It scrolls horizontally on a
 * phone.
 */
export async function Comparison({ section, dataAttribute }: SectionProps<'comparison'>) {
  const [t, lang] = await Promise.all([getTranslations('sections'), getLocale()])
  const labels = { yes: t('yes'), no: t('no'), lang }
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label={section.caption} tabIndex={0} className="relative -mx-5 overflow-x-auto px-5">
        <table className="w-full min-w-[44rem] border-collapse text-left text-small tabular-nums">
          <caption className="sr-only">{section.caption}</caption>
          <thead>
            <tr className="border-b border-ink">
              <td className="w-1/4" />
              {section.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-4 py-2.5 align-bottom lg:py-3 font-semibold ${index === 0 ? 'rounded-t bg-foam text-tide' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map(({ _key, label, cells }) => (
              <tr
                key={_key}
                className="border-b border-line"
                data-sanity={dataAttribute(itemPath('rows', _key))}
              >
                <th scope="row" className="py-2 pr-4 font-medium leading-snug lg:py-2.5">
                  {label}
                </th>
                {section.columns.map((column, index) => (
                  <td
                    key={column}
                    className={`px-4 py-2 leading-snug lg:py-2.5 ${index === 0 ? 'bg-foam font-medium' : 'text-muted'}`}
                  >
                    <Cell text={cells[index] ?? ''} labels={labels} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SectionFrame>
  )
}

function Cell({ text, labels }: { text: string; labels: { yes: string; no: string; lang: string } }) {
  if (text !== 'yes' && text !== 'no') return text
  return (
    <>
      {text === 'yes' ? <CheckIcon className="size-5 text-tide" /> : <DashIcon className="size-5" />}
      <span lang={labels.lang} className="sr-only">
        {labels[text]}
      </span>
    </>
  )
}
