import { postPlaybook } from '@/features/playbooks/post-playbook.ts'
import { formRoute } from '../form-route.ts'

export const POST = formRoute(postPlaybook)
