import { leadRequest } from '@tidewright/contracts/forms/lead.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'

/**
 * Receives a consultation request (`leadRequest`), stores it, and queues the team's notification and the visitor's
 * confirmation. A suspected bot's request is stored and marked for the team, but not confirmed to anyone.
 */
export const handler = formEndpoint({
  schema: leadRequest,
  submit: ({ name, email, company, phone, locale, origin }, { clientIp, suspected, deps }) =>
    callForm(deps, 'submit_lead', {
      name,
      email,
      company,
      phone,
      locale: locale ?? null,
      client_ip: clientIp,
      suspected,
      origin,
    }),
})
