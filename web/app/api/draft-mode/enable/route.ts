import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { client } from '@/content/client.ts'

/** The Studio's preview opens the site here with a secret that it wrote into the content lake. */
export const { GET } = defineEnableDraftMode({ client })
