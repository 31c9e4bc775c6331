import { PackageIcon } from '@sanity/icons/Package'
import { referenceListField } from '../fields/reference-field.ts'
import { defineSection } from './define-section.ts'

/** The service packages with their prices. */
export const packageList = defineSection({
  name: 'packageList',
  title: 'Packages',
  icon: PackageIcon,
  description: 'The service packages with prices.',
  fields: [referenceListField({ name: 'packages', title: 'Packages', to: 'servicePackage' })],
})
