import { postLanguage } from '@/features/newsletter/post-language.ts'
import { formRoute } from '../form-route.ts'

export const POST = formRoute(postLanguage)
