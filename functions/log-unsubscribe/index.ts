import { serve } from '../_shared/env.ts'
import { handler } from './handler.ts'

serve(handler)
