import { postNewsletter } from '@/features/newsletter/post-newsletter.ts'
import { formRoute } from '../form-route.ts'

export const POST = formRoute(postNewsletter)
