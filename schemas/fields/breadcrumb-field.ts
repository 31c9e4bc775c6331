import { stringField } from './fields.ts'

/** The page's name in breadcrumbs, for when its slug or title doesn't read well there. */
export function breadcrumbField(group?: string) {
  return stringField({
    name: 'breadcrumb',
    title: 'Name in breadcrumbs',
    max: 60,
    group,
    optional: true,
    description:
      'If empty, English pages use the last part of the URL (“ai-for-clinics” becomes “Ai For Clinics”); other languages use the name above.',
  })
}
