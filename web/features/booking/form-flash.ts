import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type LeadField, leadFields } from '@tidewright/schemas/forms/lead-rules.ts'
import { cookies } from 'next/headers'
import { env } from '@/env.ts'
import type { LeadResult } from './lead-result.ts'

/** A form that could not be sent: what was typed, and why it was refused. */
export type FormFlash = {
  values: Partial<Record<LeadField, string>>
  result: LeadResult
}

const cookieName = 'form-flash'
const minutes = 10
const key = createHash('sha256').update(`form-flash:${env.SITE_SECRET}`).digest()

/**
 * Keeps a form for the page that shows it again, for visitors without JavaScript. It travels encrypted in a cookie of
 * ten minutes: nothing personal in an address, and nothing stored on the server.
 */
export async function setFormFlash(form: FormFlash): Promise<void> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(form), 'utf8'), cipher.final()])
  const value = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  const jar = await cookies()
  jar.set(cookieName, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    maxAge: minutes * 60,
    path: '/',
  })
}

/** The flashed form, or null when there is none or it was tampered with. */
export async function readFormFlash(): Promise<FormFlash | null> {
  const jar = await cookies()
  const bytes = Buffer.from(jar.get(cookieName)?.value ?? '', 'base64url')
  if (bytes.length < 29) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(
      bytes.subarray(12, 28),
    )
    return JSON.parse(decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8'))
  } catch {
    return null
  }
}

/** Forgets the form once it was sent. */
export async function clearFormFlash(): Promise<void> {
  const jar = await cookies()
  jar.delete(cookieName)
}

/** The form's fields as text, cut to a length that still tells the visitor what is wrong. */
export function formValues(form: FormData): Record<LeadField, string> {
  const text = (field: LeadField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, 400) : ''
  }
  const [name, email, company, phone] = leadFields
  return { name: text(name), email: text(email), company: text(company), phone: text(phone) }
}
