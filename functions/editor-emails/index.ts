import { hostedDeps } from '../_shared/env.ts'
import { handler } from './handler.ts'

const deps = hostedDeps()
Deno.serve((request) => handler(request, deps))
