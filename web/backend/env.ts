/** The public settings of the backend. Next.js inlines the two values into the bundle by their full names. */
export const backend = {
  url: process.env.NEXT_PUBLIC_SUPABASE_URL ?? '',
  publishableKey: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
}
