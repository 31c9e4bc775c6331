import { UsersIcon } from '@sanity/icons/Users'
import { definePlugin } from 'sanity'
import { LeadsScreen } from './leads-screen.tsx'

/** The Studio tool for consultation requests. Its data comes from the function `editor-leads`. */
export const leadsTool = definePlugin({
  name: 'leads',
  tools: [{ name: 'leads', title: 'Leads', icon: UsersIcon, component: LeadsScreen }],
})
