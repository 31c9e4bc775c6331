import { publicPath } from '@tidewright/contracts/public-path.ts'
import type { SectionProps } from '@/content-types.ts'
import { SectionFrame } from '@/ui/section-frame.tsx'
import { StaticHtml } from '@/ui/static-html.tsx'
import { getFinderMessages } from './get-finder-messages.ts'
import { LazyFinder } from './lazy-finder.tsx'
import { recommend } from './recommend.ts'

/** Three questions that lead to a package. Without JavaScript, each answer to the first one is a link to a package. */
export async function PackageFinder({
  section,
  locale,
  languageTag,
  dataAttribute,
}: SectionProps<'packageFinder'>) {
  const { questions, packages, assumptions } = section
  const [first] = questions
  if (!first || packages.length === 0 || !assumptions) return null
  return (
    <SectionFrame section={section} dataAttribute={dataAttribute} tone="foam">
      <LazyFinder
        questions={questions}
        packages={packages}
        assumptions={assumptions}
        messages={await getFinderMessages()}
        locale={locale}
        languageTag={languageTag}
      />
      <StaticHtml as="div" name="finder-answers" className="hidden noscript:block">
        <dl className="grid gap-4 sm:grid-cols-2">
          {first.options.map((option) => {
            const fitting = recommend([option], packages)
            return (
              fitting && (
                <div key={option.text} className="border-line border-t pt-3">
                  <dt>{option.text}</dt>
                  <dd>
                    <a
                      href={publicPath('servicePackage', locale, fitting.slug)}
                      className="inline-flex min-h-11 items-center font-semibold text-link"
                    >
                      {fitting.title}
                    </a>
                  </dd>
                </div>
              )
            )
          })}
        </dl>
      </StaticHtml>
    </SectionFrame>
  )
}
