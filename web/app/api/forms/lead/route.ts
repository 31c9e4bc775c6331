import { postLead } from '@/features/booking/post-lead.ts'
import { formRoute } from '../form-route.ts'

export const POST = formRoute(postLead)
