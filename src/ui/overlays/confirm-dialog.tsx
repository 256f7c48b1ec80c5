'use client'

import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Modal } from './modal.tsx'

export type Question = {
  /** The question. */
  title: string
  /** The consequences of confirming. */
  description?: string
  /** Shown before the description; may change while the dialog is open. */
  note?: ReactNode
  /** A control below the description, for what else is to happen. */
  choice?: ReactNode
  confirmLabel: string
  isDestructive?: boolean
}

type ConfirmDialogProps = { question: Question; onAnswer: (isConfirmed: boolean) => void }

/** Escape and Cancel answer no. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { title, description, note, choice, confirmLabel, isDestructive } = question
  const id = useId()
  const textId = `${id}-text`
  return (
    <Modal
      isQuestion
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={description && textId}
      width="max-w-md"
      onClose={() => onAnswer(false)}
    >
      <h2 id={id} className="text-lg font-semibold break-words">
        {title}
      </h2>
      {description && (
        <p id={textId} className="mt-2 text-sm text-muted">
          {note} {description}
        </p>
      )}
      {choice && <div className="mt-4">{choice}</div>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button data-autofocus onClick={() => onAnswer(false)}>
          Cancel
        </Button>
        <Button variant={isDestructive ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
