import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { objectListField } from '../../fields/fields.ts'
import { defineSection } from '../define-section.ts'

export const contactTiles = defineSection({
  name: 'contactTiles',
  title: 'Contact tiles',
  icon: EarthGlobeIcon,
  description: 'Phone, email, location and response time.',
  heading: false,
  fields: [objectListField({ name: 'tiles', title: 'Tiles', of: 'contactTile', min: 2, max: 6 })],
})
