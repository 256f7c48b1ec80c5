import { CircleAlert, CircleCheck, CircleSlash, RotateCw, X } from 'lucide-react'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { isRunning } from './upload-queue.ts'
import type { UploadEntry, UploadQueue } from './upload-queue.ts'

export function UploadList({ uploads }: { uploads: UploadQueue }) {
  const { entries, cancel, retry, clear } = uploads
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
          <Button variant="ghost" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
      <ul className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto">
        {entries.map((entry) => (
          <UploadRow
            key={entry.id}
            entry={entry}
            onCancel={() => cancel(entry.id)}
            onRetry={() => retry(entry.id)}
          />
        ))}
      </ul>
    </section>
  )
}

type UploadRowProps = { entry: UploadEntry; onCancel: () => void; onRetry: () => void }

function UploadRow({ entry, onCancel, onRetry }: UploadRowProps) {
  const { file, state, share, problem, canRetry } = entry
  const { name } = file
  return (
    <li className="flex min-h-8 items-center gap-2 text-sm">
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
        <span className="flex items-center gap-2">
          {state === 'done' && (
            <CircleCheck aria-label="Uploaded" className="size-4 shrink-0 text-success" />
          )}
          {state === 'failed' && (
            <CircleAlert aria-label="Failed" className="size-4 shrink-0 text-danger" />
          )}
          {state === 'cancelled' && (
            <CircleSlash aria-label="Cancelled" className="size-4 shrink-0 text-muted" />
          )}
          <bdi className="truncate">{name}</bdi>
        </span>
        {isRunning(entry) && <Progress label={`Uploading ${name}`} share={share} />}
        {problem && <span className="text-xs text-danger">{problem}</span>}
      </div>
      {isRunning(entry) && <IconButton label={`Cancel ${name}`} icon={X} onClick={onCancel} />}
      {canRetry && <IconButton label={`Send ${name} again`} icon={RotateCw} onClick={onRetry} />}
    </li>
  )
}
