import { openLink, sealLink } from './link-token.ts'

/** A page may stay open for days after its visit. */
const daysValid = 7

export type PassState = 'valid' | 'expired' | 'wrong'

/** A pass to request playbooks by email, for a visitor with a right access code. `now` is in Unix milliseconds. */
export function sealPlaybookPass(secret: string, now = Date.now()): Promise<string> {
  // Whole days, so that the same visitor gets the same pass again.
  const expires = (Math.floor(now / 86_400_000) + daysValid + 1) * 86_400
  return sealLink(secret, { purpose: 'playbooks', email: '', expires })
}

export async function checkPlaybookPass(secret: string, pass: string, now = Date.now()): Promise<PassState> {
  if ((await openLink(secret, pass, 'playbooks', now)) !== null) return 'valid'
  return (await openLink(secret, pass, 'playbooks', 0)) === null ? 'wrong' : 'expired'
}
