'use client'

import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'

/** Loaded when it is opened for the first time. */
const SavedAnswersDialog = lazyComponent(
  async () => (await import('./saved-answers-dialog.tsx')).SavedAnswersDialog,
)

export function SavedAnswersButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageSquareText aria-hidden className="size-4" />
        Saved answers
      </Button>
      <SavedAnswersEditing isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

type SavedAnswersEditingProps = { isOpen: boolean; onClose: () => void }

export function SavedAnswersEditing({ isOpen, onClose }: SavedAnswersEditingProps) {
  if (!isOpen) return null
  const handleLoadError = () => {
    onClose()
    showLoadError('The saved answers')
  }
  return <SavedAnswersDialog onClose={onClose} onLoadError={handleLoadError} />
}
