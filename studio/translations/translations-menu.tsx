import { TranslateIcon } from '@sanity/icons/Translate'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui/menu'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale, isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useRouter } from 'sanity/router'
import { useDocumentPane } from 'sanity/structure'
import { useSelectedRelease } from '../releases/selected-release.tsx'
import { translateProblem } from '../roles/rights.ts'
import { useRights } from '../roles/use-rights.ts'
import { useTask } from '../ui/use-task.ts'
import { createTranslation, fetchEdited } from './documents/create-translation.ts'
import { type Translation, type TranslationState, translationsOf } from './documents/translation-group.ts'
import { useTranslationGroup } from './documents/use-translation-group.ts'
import { PublishAllLanguages } from './publish/publish-all-languages.tsx'
import { notCreated } from './tool/translation-button.tsx'
import { useOpenSideBySide } from './use-open-side-by-side.ts'

const labels: Record<TranslationState, string> = {
  this: 'this document',
  published: 'open',
  draft: 'open draft',
  release: 'open in this release',
  missing: 'create',
}

/**
 * The menu of a document's translations. Selecting a language opens the translation, and creates it first from the
 * English document if it is missing, in the selected release if there is one. A release publishes its languages
 * together, so there is no “Publish all languages” in one.
 */
export function TranslationsMenu() {
  const { documentId: id, documentType: type, value } = useDocumentPane()
  const group = useTranslationGroup(id)
  const release = useSelectedRelease()
  const client = useClient({ apiVersion })
  const translator = useCurrentUser()?.id
  const { navigateIntent } = useRouter()
  const openSideBySide = useOpenSideBySide()
  const toast = useToast()
  const { run, isBusy } = useTask(notCreated)
  const rights = useRights()
  const [publishing, setPublishing] = useState(false)
  const language = typeof value.language === 'string' ? value.language : ''
  const translations = translationsOf({ id, language }, group ?? null)
  const english = translations.find(({ locale }) => locale === defaultLocale)?.id ?? null

  async function open({ locale, name, ...translation }: Translation): Promise<void> {
    if (translation.id) return navigateIntent('edit', { id: translation.id, type })
    await run(`Couldn’t create the ${name} translation`, async () => {
      const source = english === id ? null : await fetchEdited(client, english, release?.id)
      const original = source ?? value
      const options = {
        original,
        language: locale,
        groupId: group?._id ?? null,
        translator,
        release: release?.id,
      }
      navigateIntent('edit', { id: await createTranslation(client, options), type })
      toast.push({
        status: 'success',
        title: `Translation created: ${name}`,
        description:
          original.language === defaultLocale
            ? `You’re in the ${name} form now. It starts with the English texts.`
            : `You’re in the ${name} form now. It’s a copy of the document you came from, because there’s no English one.`,
      })
    })
  }

  if (!language || group === undefined) return null
  const locale = isLocaleId(language) && language !== defaultLocale ? language : null
  return (
    <>
      <MenuButton
        id="translations"
        button={
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            icon={TranslateIcon}
            text={isLocaleId(language) ? `Translations: ${localeOf(language).name}` : 'Translations'}
            disabled={isBusy || !value._createdAt}
          />
        }
        popover={{ placement: 'bottom-end', portal: true }}
        menu={
          <Menu>
            {translations.map((translation) => {
              const isMissing = translation.state === 'missing'
              const problem = isMissing ? translateProblem(rights, translation.locale) : undefined
              return (
                <MenuItem
                  key={translation.locale}
                  text={`${translation.name}: ${problem ? 'missing' : labels[translation.state]}`}
                  title={problem}
                  disabled={
                    translation.state === 'this' ||
                    problem !== undefined ||
                    (isMissing && release?.takesDocuments === false)
                  }
                  onClick={() => void open(translation)}
                />
              )
            })}
            <MenuDivider />
            <MenuItem
              text="Translate side by side…"
              title={locale ? undefined : 'Open or create a translation first.'}
              disabled={!english || !locale}
              onClick={() => english && locale && openSideBySide(english, locale)}
            />
            {!release && rights.publishes.length > 0 && (
              <MenuItem text="Publish all languages…" onClick={() => setPublishing(true)} />
            )}
          </Menu>
        }
      />
      {publishing && <PublishAllLanguages id={id} type={type} onClose={() => setPublishing(false)} />}
    </>
  )
}
