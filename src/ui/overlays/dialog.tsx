'use client'

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialogClasses, OVERLAY_CLASSES } from './dialog-classes.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { keepOpenForNotices, keepOpenWhileComposing } from './keep-open.ts'
import { useFocusReturn } from './use-focus-return.ts'

export const DialogClose = Radix.Close

type ContentProps = {
  title: string
  description?: string
  className?: string
  children: ReactNode
}

type DialogProps = ContentProps & { isOpen?: boolean; onClose: () => void }

export function Dialog({ isOpen = true, onClose, ...content }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(isOpened) => !isOpened && onClose()}>
      <DialogContent {...content} />
    </Radix.Root>
  )
}

/** Traps focus, closes on Escape and returns focus to the element that opened it. */
function DialogContent({ title, description, className, children }: ContentProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Portal>
      <Radix.Overlay className={OVERLAY_CLASSES} />
      <Radix.Content
        {...focus}
        onEscapeKeyDown={keepOpenWhileComposing}
        onInteractOutside={keepOpenForNotices}
        className={dialogClasses(className)}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <Radix.Title className="mb-4 pr-10 text-lg font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mb-4 text-sm text-muted">{description}</Radix.Description>
        )}
        {children}
        {/* Last, so that a dialog begins on its first field. */}
        <Radix.Close asChild data-dismiss>
          <IconButton label="Close" icon={X} className="absolute top-4 right-4" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Stays in view where the dialog is higher than the screen. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 -mx-6 mt-2 -mb-6 flex flex-wrap justify-end gap-3 bg-surface px-6 py-4">
      {children}
    </div>
  )
}
