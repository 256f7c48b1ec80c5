import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import type { IconProps } from '#src/ui/controls/button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'

const Dialog = lazyComponent(async () => (await import('#src/ui/overlays/dialog.tsx')).Dialog)

type DialogButtonProps = IconProps & {
  label: ReactNode
  isDisabled?: boolean
  title: string
  description?: string
  className?: string
  children: (close: () => void) => ReactNode
}

export function DialogButton(props: DialogButtonProps) {
  const { icon, label, isDisabled = false, children, ...dialog } = props
  const [isOpen, setIsOpen] = useState(false)
  // Stays afterwards: it closes with an animation.
  const [isUsed, setIsUsed] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onPointerEnter={Dialog.preload}
        onFocus={Dialog.preload}
        onClick={() => {
          setIsUsed(true)
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      {isUsed && (
        <Dialog
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
        </Dialog>
      )}
    </>
  )
}
