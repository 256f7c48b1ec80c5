'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'

const OpenedDialog = lazyComponent(
  async () => (await import('#src/ui/overlays/opened-dialog.tsx')).OpenedDialog,
)

type DialogButtonProps = {
  label: ReactNode
  isDisabled?: boolean
  title: string
  description?: string
  className?: string
  children: (close: () => void) => ReactNode
}

export function DialogButton(props: DialogButtonProps) {
  const { label, isDisabled = false, children, ...dialog } = props
  const [isOpen, setIsOpen] = useState(false)
  // Stays afterwards: it closes with an animation.
  const [isUsed, setIsUsed] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onPointerEnter={OpenedDialog.preload}
        onFocus={OpenedDialog.preload}
        onClick={() => {
          setIsUsed(true)
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      {isUsed && (
        <OpenedDialog
          {...dialog}
          isOpen={isOpen}
          onClose={close}
          onLoadError={() => {
            close()
            setIsUsed(false)
            showLoadError('The dialog')
          }}
        >
          {children(close)}
        </OpenedDialog>
      )}
    </>
  )
}
