import { CogIcon } from '@sanity/icons/Cog'
import { ControlsIcon } from '@sanity/icons/Controls'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { useEffect } from 'react'
import { useRouter } from 'sanity/router'
import type { StructureBuilder } from 'sanity/structure'
import { settingsId } from './singletons.ts'
import { viewsOf } from './views.ts'

type Part = 'prices' | 'calculator' | 'all'

/** The settings document, or a part of it. */
export function settingsItem(S: StructureBuilder, part: Part, title: string) {
  const { id, icon, pane } = parts[part]
  return S.listItem().id(id).title(title).icon(icon).child(pane(S, title))
}

const parts = {
  prices: {
    id: 'prices',
    icon: CreditCardIcon,
    pane: (S: StructureBuilder, title: string) => S.component(OpenPrices).id('prices').title(title),
  },
  calculator: {
    id: 'calculator',
    icon: ControlsIcon,
    pane: (S: StructureBuilder, title: string) => S.component(OpenCalculator).id('calculator').title(title),
  },
  all: {
    id: settingsId,
    icon: CogIcon,
    pane: (S: StructureBuilder, title: string) =>
      S.document()
        .id(settingsId)
        .schemaType('siteSettings')
        .documentId(settingsId)
        .title(title)
        .views(viewsOf(S, 'siteSettings')),
  },
}

/** Navigates to a field of the settings. The structure builder can't open a document at a field. */
function OpenSettings({ path }: { path: string }) {
  const { navigateIntent } = useRouter()
  useEffect(() => {
    navigateIntent('edit', { id: settingsId, type: 'siteSettings', path }, { replace: true })
  }, [navigateIntent, path])
  return null
}

function OpenPrices() {
  return <OpenSettings path="figures" />
}

function OpenCalculator() {
  return <OpenSettings path="calculator" />
}
