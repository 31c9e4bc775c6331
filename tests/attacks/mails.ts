import { randomUUID } from 'node:crypto'
import { type Attack, attemptEach } from './attack.ts'
import { fromNewNetwork, postForm } from './send.ts'

/** Names that try to get into the subject and headers. */
const names = [
  'Eva\r\nBcc: all@world.example',
  'Eva\nSubject: owned',
  'Eva\u2028Bcc: all@world.example',
  'Eva\u202Egpj.exe',
  'Eva\u2066\u2067x',
  'Eva%0d%0aBcc: all@world.example',
  '"Eva" <all@world.example>, x',
  '=?utf-8?q?Bcc:_all?=',
]

type Received = {
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  headers: Record<string, string>
  text?: string
}

/** Form fields that would become headers. `backend-hostile.test.ts` tries every field of every form. */
export const mailHeaders: Attack = {
  title: 'Header injection and text direction in emails, through the form',
  async run({ settings }) {
    return attemptEach(
      names,
      async (name) => {
        const company = `Firm ${randomUUID()}`
        const email = `${randomUUID()}@mails.example`
        const fields = { name, email, company, phone: '', locale: 'en-UK' }
        const { status } = await postForm(settings.urls.site, '/api/forms/lead', fields, fromNewNetwork())
        if (status !== 303) return `responded with ${status}`
        const mail = await receive(`${settings.urls.inbox}/emails?to=${settings.mail.leadsTo}`, company)
        if (!mail) return 'no email arrived'
        if ([...mail.to, ...mail.cc, ...mail.bcc].length !== 1)
          return `is sent to ${[...mail.to, ...mail.cc, ...mail.bcc].join()}`
        if (/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(mail.subject))
          return `subject ${JSON.stringify(mail.subject)}`
        return Object.keys(mail.headers).length > 0 ? `headers ${JSON.stringify(mail.headers)}` : null
      },
      4,
    )
  },
}

async function receive(url: string, word: string): Promise<Received | null> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const mails: Received[] = await (await fetch(url)).json()
    const found = mails.find((mail) => JSON.stringify(mail).includes(word))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return null
}
