import { useEffect } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** A file that is dropped where nothing takes it would replace the page, and with it what was written or is on its way. */
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
