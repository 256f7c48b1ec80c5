import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import type { Backup } from '#src/contract/backup/backup-calls.ts'
import { backupCalls } from '#src/contract/backup/backup-calls.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { backupStateOptions, useCreateBackup } from '#src/queries/backup-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { isStale } from './pending-tasks.ts'
import { runAction } from '#src/cms/components/screen/run-action.ts'

export function BackupStatus() {
  const { data, isPending } = useQuery(backupStateOptions())
  const { mutateAsync, isPending: isMaking } = useCreateBackup()
  const formRef = useRef<HTMLFormElement>(null)

  const handleDownload = () =>
    runAction({
      send: () => mutateAsync(() => formRef.current?.submit()),
      done: ({ bytes }) => `Backup downloaded (${formatFileSize(bytes)})`,
      failure: 'Failed to create the backup',
    })

  if (isPending) return <Skeleton className="my-2 h-4 w-1/3" />
  return (
    // A POST form, because the request creates an archive: a link on another page must not trigger it.
    <form
      ref={formRef}
      method="post"
      action={backupCalls.createBackup.path}
      className="flex grow flex-wrap items-center justify-between gap-x-3"
      onSubmit={(event) => {
        event.preventDefault()
        void handleDownload()
      }}
    >
      {data ? <LastBackup latest={data.latest} /> : <p className="text-danger">Not available</p>}
      <Button
        variant="ghost"
        type="submit"
        className="-mx-2 px-2! text-xs!"
        disabled={!data || isMaking || data.isRunning}
      >
        <Download aria-hidden className="size-3.5" />
        {isMaking || data?.isRunning ? 'Creating backup...' : 'Download backup'}
      </Button>
    </form>
  )
}

function LastBackup({ latest }: { latest: Backup | null }) {
  const now = useNow()
  if (!latest) return <p className="font-medium text-warning">No backup yet</p>
  return (
    <p
      className={
        isStale(latest, now) || latest.damages > 0 ? 'font-medium text-warning' : 'text-muted'
      }
    >
      Last backup <RelativeDate iso={latest.madeAt} />
      {latest.damages > 0 && ` (${pluralize(latest.damages, 'damaged file')} not included)`}
    </p>
  )
}
