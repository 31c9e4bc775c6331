import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/env.ts'

/**
 * An encrypted cookie for some minutes, or until the browser is closed. It carries typed form values, which neither
 * enter a URL nor are stored on the server.
 */
export function sealedCookie<Value>(name: string, minutes: number | 'visit') {
  const key = createHash('sha256').update(`${name}:${env.SITE_SECRET}`).digest()
  return {
    async set(value: Value) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      const text = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
      const jar = await cookies()
      jar.set(name, text, {
        httpOnly: true,
        sameSite: 'lax',
        secure: env.SITE_URL.startsWith('https:'),
        ...(minutes === 'visit' ? {} : { maxAge: minutes * 60 }),
        path: '/',
      })
    },
    /** The value, or null if there is none or it was tampered with. */
    async read(): Promise<Value | null> {
      const jar = await cookies()
      const bytes = Buffer.from(jar.get(name)?.value ?? '', 'base64url')
      if (bytes.length < 29) return null
      try {
        const tag = bytes.subarray(12, 28)
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(tag)
        return JSON.parse(decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8'))
      } catch {
        return null
      }
    },
    async clear() {
      const jar = await cookies()
      jar.delete(name)
    },
  }
}
