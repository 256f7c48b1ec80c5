'use client'

import * as Radix from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { dialogClasses, OVERLAY_CLASSES } from './dialog-classes.ts'
import { keepOpenWhileComposing } from './keep-open.ts'
import { useFocusReturn } from './use-focus-return.ts'

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

export type ConfirmDialogProps = {
  question: Question | null
  onAnswer: (isConfirmed: boolean) => void
}

/** Open while `question` is set; Escape and Cancel answer no. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  return (
    <Radix.Root open={question !== null} onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY_CLASSES} />
        {question && <ConfirmContent question={question} onConfirm={() => onAnswer(true)} />}
      </Radix.Portal>
    </Radix.Root>
  )
}

function ConfirmContent({ question, onConfirm }: { question: Question; onConfirm: () => void }) {
  const { title, description, note, choice, confirmLabel, isDestructive } = question
  const focus = useFocusReturn()
  return (
    <Radix.Content
      {...focus}
      onEscapeKeyDown={keepOpenWhileComposing}
      className={dialogClasses('max-w-md')}
      {...(!description && { 'aria-describedby': undefined })}
    >
      <Radix.Title className="text-lg font-semibold break-words">{title}</Radix.Title>
      {description && (
        <Radix.Description className="mt-2 text-sm text-muted">
          {note} {description}
        </Radix.Description>
      )}
      {choice && <div className="mt-4">{choice}</div>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Radix.Cancel data-dismiss className={buttonClasses({})}>
          Cancel
        </Radix.Cancel>
        <Radix.Action
          className={buttonClasses({ variant: isDestructive ? 'danger' : 'primary' })}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Radix.Action>
      </div>
    </Radix.Content>
  )
}
