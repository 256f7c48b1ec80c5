import { useState } from 'react'
import { showLoadError } from '#src/ui/load-error-toast.ts'

/** Whether a palette is open, whose code is loaded then. */
export function usePaletteState() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const toggle = () => setOpen((wasOpen) => !wasOpen)
  const handleLoadError = () => {
    close()
    showLoadError('The search')
  }
  return { isOpen, toggle, close, handleLoadError }
}
