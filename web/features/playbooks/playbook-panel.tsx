import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { PlaybookMessages } from './get-playbook-messages.ts'
import type { PlaybookContent } from './playbook-content.ts'
import { RequestButton } from './request-button.tsx'
import { type RequestFlash, RequestForm } from './request-form.tsx'
import { Rotation } from './rotation.tsx'

type PlaybookPanelProps = {
  playbook: PlaybookContent
  isShown: boolean
  running: boolean
  locale: LocaleId
  messages: PlaybookMessages
  flash: RequestFlash | null
}

/** A week's playbook: its topic, its benefits, its testimonials, and the form to request it. */
export function PlaybookPanel({ playbook, isShown, running, locale, messages, flash }: PlaybookPanelProps) {
  const { week, title, hook, pain, solution, features, testimonials, languageTag, edit } = playbook
  const formId = `request-${week}`
  return (
    <div className="grid gap-14 pt-10 lg:pt-14">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12" lang={languageTag}>
        <div className="lg:col-span-7">
          <h2 className="max-w-[22ch] text-h1" data-sanity={edit.title}>
            {title}
          </h2>
          <p className="mt-6 max-w-[56ch] text-lead text-muted" data-sanity={edit.hook}>
            {hook}
          </p>
        </div>
        <div className="self-end lg:col-span-5">
          <RequestButton
            playbook={playbook}
            running={running}
            formId={formId}
            locale={locale}
            messages={messages.request}
          />
        </div>
      </div>
      <div className="grid gap-x-16 gap-y-8 border-t border-line pt-10 lg:grid-cols-2">
        <Part heading={messages.problem} text={pain} languageTag={languageTag} edit={edit.pain} />
        <Part heading={messages.solution} text={solution} languageTag={languageTag} edit={edit.solution} />
      </div>
      <section aria-labelledby={`features-${week}`}>
        <h3 id={`features-${week}`} className="text-h2">
          {messages.features}
        </h3>
        <ol
          className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3"
          lang={languageTag}
          data-sanity={edit.features}
        >
          {features.map(({ _key, title: name, text }) => (
            <li key={_key} className="border-t-2 border-tide pt-4">
              <h4 className="font-heading text-h3">{name}</h4>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="bg-foam p-6 sm:p-10">
        <h3 className="mb-6 text-h3">{messages.testimonials}</h3>
        {testimonials.some(({ invented }) => invented) && (
          <p className="mb-6 border-line border-l-2 pl-4 text-muted text-small">{messages.invented}</p>
        )}
        <div data-sanity={edit.testimonials}>
          {isShown && (
            <Rotation
              label={messages.testimonials}
              messages={messages}
              items={testimonials.map(({ _key, name, role, quote }) => ({
                key: _key,
                content: <Testimonial name={name} role={role} quote={quote} languageTag={languageTag} />,
              }))}
            />
          )}
        </div>
      </div>
      {/* Without scripts, for a link followed before they run, and after a post by the browser, also behind another tab. */}
      {(isShown || flash) && (
        <section
          id={formId}
          tabIndex={-1}
          aria-labelledby={`${formId}-heading`}
          className={`max-w-[36rem] scroll-mt-32 outline-none ${flash ? '' : 'hidden target:block noscript:block'}`}
        >
          <h3 id={`${formId}-heading`} className="mb-3 text-h2">
            {messages.request.title}
          </h3>
          <RequestForm playbook={playbook} locale={locale} messages={messages.request} flash={flash} />
        </section>
      )}
    </div>
  )
}

type PartProps = { heading: string; text: string; languageTag: string; edit: string | undefined }

function Part({ heading, text, languageTag, edit }: PartProps) {
  return (
    <section>
      <h3 className="text-h3">{heading}</h3>
      <p className="mt-3 max-w-[60ch]" lang={languageTag} data-sanity={edit}>
        {text}
      </p>
    </section>
  )
}

type TestimonialProps = { name: string; role: string; quote: string; languageTag: string }

function Testimonial({ name, role, quote, languageTag }: TestimonialProps) {
  return (
    <figure lang={languageTag}>
      <blockquote className="max-w-[48ch] font-heading text-h3">
        <q>{quote}</q>
      </blockquote>
      <figcaption className="mt-4 text-small">
        <strong>{name}</strong> <span className="block text-muted">{role}</span>
      </figcaption>
    </figure>
  )
}
