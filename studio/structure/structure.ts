import { BarChartIcon } from '@sanity/icons/BarChart'
import { ClockIcon } from '@sanity/icons/Clock'
import { CogIcon } from '@sanity/icons/Cog'
import { ControlsIcon } from '@sanity/icons/Controls'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { UploadIcon } from '@sanity/icons/Upload'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { onePerLanguage } from '@tidewright/contracts/protected-documents.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import type {
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import { BulkPane } from '../bulk/bulk-pane.tsx'
import { RedirectImport } from '../redirects/redirect-import-pane.tsx'
import { RedirectVisits } from '../redirects/redirect-visits-pane.tsx'
import { mayCallFunctions } from '../roles/user-roles.ts'
import { listsByLanguage } from './by-language.ts'
import { type DeskGroup, type DeskItem, deskItems, type Pane } from './desk-items.ts'
import { OpenCalculator, OpenPrices } from './open-settings.tsx'
import { settingsId } from './singletons.ts'
import { viewsOf } from './views.ts'

/** The desk: content grouped by what marketers do. */
export const structure: StructureResolver = (S, context) => {
  const isAvailable = availableTo(context.currentUser)
  const items = [editedThisWeek(S), ...deskItems.map((item) => itemOf(S, context, item))]
  // Grouped items are reachable without their group, too: every type has its own URL.
  const inner = deskItems.flatMap((item) => (item.kind === 'group' ? item.entries.filter(isAvailable) : []))
  const reachable = [...items, ...inner.map((entry) => itemOf(S, context, entry))]
  const children = new Map(reachable.map((item) => [item.getId(), item.getChild()]))
  return S.list()
    .id('desk')
    .title('Content')
    .items(items)
    .child((id, options) => {
      const child = children.get(id)
      return typeof child === 'function' ? child(id, options) : child
    })
}

function itemOf(
  S: StructureBuilder,
  context: StructureResolverContext,
  item: DeskGroup | DeskItem,
): ListItemBuilder {
  if (item.kind === 'settings') return settingsItem(S, item.title)
  if (item.kind === 'pane') return paneItem(S, item)
  if (item.kind === 'type') return typeItem(S, context, item)
  return S.listItem()
    .id(item.id)
    .title(item.title)
    .icon(context.schema.get(item.icon)?.icon)
    .child(
      S.list()
        .id(item.id)
        .title(item.title)
        .items(
          item.entries.filter(availableTo(context.currentUser)).map((entry) => itemOf(S, context, entry)),
        ),
    )
}

/** Visits come from the backend's functions. */
const availableTo = (user: StructureResolverContext['currentUser']) => (item: DeskItem) =>
  item.kind !== 'pane' || item.pane !== 'redirect-visits' || mayCallFunctions(user)

const panes = {
  'bulk-actions': { component: BulkPane, icon: StackCompactIcon },
  prices: { component: OpenPrices, icon: CreditCardIcon },
  calculator: { component: OpenCalculator, icon: ControlsIcon },
  'import-redirects': { component: RedirectImport, icon: UploadIcon },
  'redirect-visits': { component: RedirectVisits, icon: BarChartIcon },
} satisfies Record<Pane, object>

function paneItem(S: StructureBuilder, { pane, title }: Extract<DeskItem, { kind: 'pane' }>) {
  const { component, icon } = panes[pane]
  return S.listItem().id(pane).title(title).icon(icon).child(S.component(component).id(pane).title(title))
}

function settingsItem(S: StructureBuilder, title: string) {
  const document = S.document().id(settingsId).schemaType('siteSettings').documentId(settingsId)
  const child = document.title(title).views(viewsOf(S, 'siteSettings'))
  return S.listItem().id(settingsId).title(title).icon(CogIcon).child(child)
}

/** One list for types with at most one document per language; otherwise a list per language. */
function typeItem(
  S: StructureBuilder,
  { schema }: StructureResolverContext,
  { type, title, list }: Extract<DeskItem, { kind: 'type' }>,
) {
  const icon = schema.get(type)?.icon
  const child = list === 'direct' ? directList(S, type, title) : listsByLanguage(S, { type, title, icon })
  return S.listItem().id(type).title(title).icon(icon).child(child)
}

/** Documents of a type with a fixed set have no “+”: missing translations are created from the English document. */
function directList(S: StructureBuilder, type: string, title: string) {
  const list = S.documentTypeList(type).id(type).title(title)
  return onePerLanguage.includes(type) ? list.initialValueTemplates([]) : list
}

/** Documents edited by anybody in the last seven days, newest first. */
function editedThisWeek(S: StructureBuilder) {
  return S.listItem()
    .id('edited')
    .title('Edited this week')
    .icon(ClockIcon)
    .child(
      S.documentList()
        .id('edited')
        .title('Edited this week')
        .apiVersion(apiVersion)
        .filter('_type in $types && dateTime(_updatedAt) > dateTime(now()) - 604800')
        .params({ types: [...translatedTypes, 'siteSettings', 'redirect'] })
        .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
        .initialValueTemplates([])
        .canHandleIntent(() => false),
    )
}
