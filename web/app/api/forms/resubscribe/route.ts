import { postResubscribe } from '@/features/unsubscribe/post-unsubscribe.ts'
import { formRoute } from '../form-route.ts'

export const POST = formRoute(postResubscribe)
