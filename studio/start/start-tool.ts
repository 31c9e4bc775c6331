import { HomeIcon } from '@sanity/icons/Home'
import { definePlugin } from 'sanity'
import { StartScreen } from './start-screen.tsx'

/** The first tool of the Studio, which opens by default. */
export const startTool = definePlugin({
  name: 'start',
  tools: [{ name: 'start', title: 'Start', icon: HomeIcon, component: StartScreen }],
})
