import type { DragEvent } from 'react'

/** Handlers of an element on which one file can be dropped. */
export const imageDrop = (onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  },
})
