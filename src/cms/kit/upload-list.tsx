import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { isRunning } from './upload-entries.ts'
import type { UploadEntry } from './upload-entries.ts'

type UploadListProps = { entries: UploadEntry[]; onClear: () => void }

/** §2: the 'Uploading...' indicator, and what became of each file. */
export function UploadList({ entries, onClear }: UploadListProps) {
  if (entries.length === 0) return null
  const isUploading = entries.some(isRunning)
  return (
    <section
      aria-label="Uploads"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-border p-4"
    >
      {isUploading ? (
        <Spinner label="Uploading..." />
      ) : (
        <div className="flex items-center justify-between">
          <h2 className="text-sm font-medium">Uploads</h2>
          <Button variant="ghost" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
      <ul className="grid max-h-60 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto">
        {entries.map((entry) => (
          <UploadRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function UploadRow({ entry }: { entry: UploadEntry }) {
  const { name, state, share, problem } = entry
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      <span className="flex items-center gap-2">
        {state === 'done' && <CircleCheck aria-label="Uploaded" className="size-4 text-success" />}
        {state === 'failed' && <CircleAlert aria-label="Failed" className="size-4 text-danger" />}
        <span className="truncate">{name}</span>
      </span>
      {isRunning(entry) && <Progress label={`Uploading ${name}`} share={share} />}
      {problem && <span className="text-xs text-danger">{problem}</span>}
    </li>
  )
}
