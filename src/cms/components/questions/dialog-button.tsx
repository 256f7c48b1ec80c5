import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import type { IconProps } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import type { DialogProps } from '#src/ui/overlays/dialog.tsx'

type DialogButtonProps = IconProps &
  Omit<DialogProps, 'onClose' | 'children'> & {
    label: ReactNode
    isDisabled?: boolean
    children: (close: () => void) => ReactNode
  }

export function DialogButton(props: DialogButtonProps) {
  const { icon, label, isDisabled = false, children, ...dialog } = props
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog {...dialog} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  )
}
