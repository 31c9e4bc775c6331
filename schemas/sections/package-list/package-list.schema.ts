import { PackageIcon } from '@sanity/icons/Package'
import { layoutField } from '../../fields/fields.ts'
import { referenceListField } from '../../fields/reference-field.ts'
import { defineSection } from '../define-section.ts'

export const packageList = defineSection({
  name: 'packageList',
  title: 'Packages',
  icon: PackageIcon,
  description: 'The service packages with prices.',
  fields: [
    referenceListField({ name: 'packages', title: 'Packages', to: 'servicePackage' }),
    layoutField(
      [
        { value: 'short', title: 'In short: name, price, weeks, one line' },
        { value: 'full', title: 'In full, with what is included' },
      ],
      'full',
    ),
  ],
})
