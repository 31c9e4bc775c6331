/** Checked by `tsc` and never run: a wrong table, column or value is a type error. */
import { createBackendClient } from './client.ts'

export async function clientTypes() {
  const client = createBackendClient()
  const { data } = await client.from('webinars').select('title, duration').eq('is_available', true)
  const [webinar] = data ?? []
  if (webinar) {
    webinar.title satisfies string
    // @ts-expect-error: a title is text.
    webinar.title satisfies number
    // @ts-expect-error: a column that was not selected.
    webinar.description
  }
  const { data: unknownColumn } = await client.from('webinars').select('name')
  // @ts-expect-error: no such column.
  unknownColumn?.[0]?.name
  // @ts-expect-error: no such table.
  client.from('webinar')
  // @ts-expect-error: no such column.
  client.from('webinars').select('title').eq('available', true)
  // @ts-expect-error: a column of the wrong type.
  client.from('webinars').select('title').eq('is_available', 1)

  const lead = { name: 'Ada', email: 'ada@ferrer.example', company: 'Ferrer & Filles' }
  client.from('leads').insert(lead)
  // @ts-expect-error: no such column.
  client.from('leads').insert({ ...lead, telephone: '' })
  // @ts-expect-error: a company is required.
  client.from('leads').insert({ name: lead.name, email: lead.email })
  // @ts-expect-error: no such function.
  client.rpc('subscribe', { email: lead.email })
}
