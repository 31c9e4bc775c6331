import { postConfirmation } from '@/features/newsletter/post-confirmation.ts'
import { formRoute } from '../form-route.ts'

export const POST = formRoute(postConfirmation)
