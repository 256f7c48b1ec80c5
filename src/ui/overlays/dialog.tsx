'use client'

import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Modal } from './modal.tsx'

export type DialogProps = {
  title: string
  description?: string
  className?: string
  onClose: () => void
  children: ReactNode
}

export function Dialog({ title, description, className, onClose, children }: DialogProps) {
  const id = useId()
  const textId = `${id}-text`
  return (
    <Modal
      aria-labelledby={id}
      aria-describedby={description && textId}
      width={className ?? 'max-w-lg'}
      onClose={onClose}
    >
      <h2 id={id} className="mb-4 pr-10 text-lg font-semibold">
        {title}
      </h2>
      {description && (
        <p id={textId} className="mb-4 text-sm text-muted">
          {description}
        </p>
      )}
      {children}
      {/* Last, so that a dialog begins on its first field. */}
      <IconButton label="Close" icon={X} className="absolute top-4 right-4" onClick={onClose} />
    </Modal>
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
