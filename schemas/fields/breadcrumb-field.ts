import { stringField } from './fields.ts'

/** What the page is called on the way to it, where the last part of its address in words would not do. */
export function breadcrumbField(group?: string) {
  return stringField({
    name: 'breadcrumb',
    title: 'Name in breadcrumbs',
    max: 60,
    group,
    optional: true,
    description:
      'Empty: in English the last part of the address in words, “ai-for-clinics” as “Ai For Clinics”; in other languages the name above.',
  })
}
