import { leadRequest } from '@tidewright/schemas/forms/lead.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'

/**
 * Takes a consultation request (`leadRequest`), stores it and queues the team's notice and the visitor's confirmation.
 * What looks automated is stored too, so that nothing is lost, marked for the team, and confirmed to nobody.
 */
export const handler = formEndpoint({
  schema: leadRequest,
  submit: ({ name, email, company, phone, locale }, { clientIp, suspected, deps }) =>
    callForm(deps, 'submit_lead', {
      name,
      email,
      company,
      phone,
      locale: locale ?? null,
      client_ip: clientIp,
      suspected,
    }),
})
