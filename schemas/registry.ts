import type { SchemaTypeDefinition } from 'sanity'
import { insight } from './documents/insight.schema.ts'
import { uiStrings } from './documents/ui-strings.schema.ts'
import { link } from './objects/link.schema.ts'
import { picture } from './objects/picture.schema.ts'
import { callout, pullQuote, richText } from './objects/rich-text.schema.ts'
import { seo } from './objects/seo.schema.ts'

/** Every schema type of the project, for the Studio and for type generation. */
export const schemaTypes: SchemaTypeDefinition[] = [
  insight,
  uiStrings,
  callout,
  link,
  picture,
  pullQuote,
  richText,
  seo,
]

/** Document types that exist once a language; the translation plugin manages their `language`. */
export const translatedTypes = ['insight', 'uiStrings']
