'use client'

import { Dialog } from '@/ui/dialog/dialog.tsx'
import type { DialogProps } from '@/ui/dialog/dialog-requests.ts'
import { Assessment } from './assessment.tsx'
import type { AssessmentDialogData } from './assessment-data.ts'

/** The assessment in a dialog, from its introduction on. */
export function AssessmentDialog({ data, prefill, onDone, onClose }: DialogProps<AssessmentDialogData>) {
  return (
    <Dialog title={data.title} closeLabel={data.close} onClose={onClose} wide>
      <Assessment data={data.assessment} heading="h3" prefill={prefill} onDone={onDone} />
    </Dialog>
  )
}
