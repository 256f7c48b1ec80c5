'use client'

import type { ComponentProps } from 'react'
import { Dialog, DialogContent } from './dialog.tsx'

type OpenedDialogProps = ComponentProps<typeof DialogContent> & {
  isOpen: boolean
  onClose: () => void
}

/** A dialog without a trigger of its own. */
export function OpenedDialog({ isOpen, onClose, ...content }: OpenedDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(isOpened) => !isOpened && onClose()}>
      <DialogContent {...content} />
    </Dialog>
  )
}
