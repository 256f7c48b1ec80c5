import clsx from 'clsx'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DragEvent, RefObject } from 'react'
import { FileInput } from '#src/ui/controls/file-input.tsx'

type DropZoneProps = {
  label: string
  hint: string
  /** The hidden file input; other buttons on the screen open it too. */
  input: RefObject<HTMLInputElement | null>
  accept: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  /** Reads the drop itself, for folders; otherwise their files are lost. */
  onDrop?: (dropped: DataTransfer) => void
}

export function DropZone({
  label,
  hint,
  input,
  accept,
  isMultiple = false,
  onFiles,
  onDrop = (dropped) => onFiles([...dropped.files]),
}: DropZoneProps) {
  const { isOver, ...drag } = useDropTarget(onDrop)
  return (
    <div {...drag}>
      <button
        type="button"
        data-drag-over={isOver || undefined}
        onClick={() => input.current?.click()}
        className={clsx(
          'grid w-full justify-items-center gap-1 rounded-card border border-dashed px-6 py-8 text-center transition-colors',
          isOver ? 'border-accent bg-raised' : 'border-control bg-surface hover:border-accent',
        )}
      >
        <Upload
          aria-hidden
          strokeWidth={1.5}
          className={clsx('mb-1 size-6', isOver ? 'text-accent' : 'text-muted')}
        />
        <span className="text-sm font-medium">{label}</span>
        <span className="text-xs text-muted">{hint}</span>
      </button>
      <FileInput
        ref={input}
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onFiles={onFiles}
      />
    </div>
  )
}

export const useDragOver = (onFiles: (files: File[]) => void) =>
  useDropTarget((dropped) => onFiles([...dropped.files]))

/** Counts enter and leave events: moving onto a child fires `dragleave` without leaving the zone. */
function useDropTarget(onDrop: (dropped: DataTransfer) => void) {
  const depth = useRef(0)
  const [isOver, setIsOver] = useState(false)
  const move = (step: 1 | -1) => (event: DragEvent) => {
    event.preventDefault()
    depth.current += step
    setIsOver(depth.current > 0)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setIsOver(false)
    onDrop(event.dataTransfer)
  }
  return {
    isOver,
    onDragEnter: move(1),
    onDragLeave: move(-1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: handleDrop,
  }
}
