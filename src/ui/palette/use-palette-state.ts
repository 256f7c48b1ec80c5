import { useEffect, useState } from 'react'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k'

const never = () => false

/**
 * Whether a palette is open, which Ctrl+K (Command+K) changes.
 * @param isOwnKey further keys that open it; declared outside of the component
 */
export function usePaletteState(isOwnKey: (event: KeyboardEvent) => boolean = never) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // The editor binds the same keys to its link tool, and has called preventDefault then.
      if (event.defaultPrevented || isComposing(event) || !(isShortcut(event) || isOwnKey(event)))
        return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [isOwnKey])
  const close = () => setOpen(false)
  const handleLoadError = () => {
    close()
    showLoadError('The search')
  }
  return { isOpen, open: () => setOpen(true), close, handleLoadError }
}
