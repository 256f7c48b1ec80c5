import { useEffect } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** A file dropped outside a drop zone would replace the page, and lose unsaved text and running uploads. */
export function usePreventFileDrop() {
  useEffect(() => {
    const refuse = (event: DragEvent) => carriesFiles(event) && event.preventDefault()
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
