import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import { DialogButton } from '#src/cms/components/questions/dialog-button.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { VersionChanges } from './version-changes.tsx'
import type { VersionChangesProps } from './version-changes.tsx'

export type VersionsProps = {
  options: Pick<UseQueryOptions<DocumentVersion[]>, 'queryKey'> & object
  onRestore: (version: string) => Promise<boolean>
  comparison?: VersionChangesProps['children']
}

export function VersionsDialog({ onRestore, ...versions }: VersionsProps) {
  const restore = async (version: string, close: () => void) => {
    if (!(await onRestore(version))) return
    close()
    toast({ title: 'Version restored', description: 'It is now the current draft.' })
  }
  return (
    <DialogButton
      icon={History}
      label="History"
      title="History"
      description="Restoring a version makes it the current draft. Visitors see it only after you publish."
      className={versions.comparison ? 'max-w-3xl' : 'max-w-lg'}
    >
      {(close) => (
        <VersionList {...versions} onRestore={(version) => void restore(version, close)} />
      )}
    </DialogButton>
  )
}

type VersionListProps = Omit<VersionsProps, 'onRestore'> & { onRestore: (version: string) => void }

function VersionList({ options, comparison, onRestore }: VersionListProps) {
  const versions = useQuery<DocumentVersion[]>({ ...options, refetchOnMount: 'always' })
  if (versions.isPending) return <Spinner label="Loading versions..." />
  if (!versions.data)
    return <LoadFailure name="The versions" onRetry={() => void versions.refetch()} />
  if (versions.data.length === 0) return <p className="text-muted">No versions yet.</p>
  return (
    <ul aria-label="Versions" className="grid max-h-[60dvh] gap-2 overflow-y-auto">
      {versions.data.map((version, index, all) => (
        <VersionRow
          key={version.id}
          version={version}
          current={index === 0 ? null : (all[0]?.id ?? null)}
          older={all[index + 1]?.id}
          comparison={comparison}
          onRestore={() => onRestore(version.id)}
        />
      ))}
    </ul>
  )
}

type VersionRowProps = Pick<VersionChangesProps, 'current' | 'older'> &
  Pick<VersionsProps, 'comparison'> & { version: DocumentVersion; onRestore: () => void }

function VersionRow({ version, current, older, comparison, onRestore }: VersionRowProps) {
  const { id, savedAt, state, isPublic } = version
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] rounded-card border border-border">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
        <span className="grow">
          <RelativeDate iso={savedAt} />
        </span>
        <Badge tone={state === 'published' ? 'success' : 'neutral'}>
          {isPublic ? 'live' : state}
        </Badge>
        {current === null && <span className="font-mono text-xs text-accent">Current</span>}
        {comparison && (current !== null || older !== undefined) && (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Changes
          </Button>
        )}
        {current !== null && <Button onClick={onRestore}>Restore</Button>}
      </div>
      {isOpen && comparison && <Changes {...{ id, current, older }}>{comparison}</Changes>}
    </li>
  )
}

function Changes(props: Omit<VersionChangesProps, 'isSince' | 'onScope'>) {
  const [isSince, setIsSince] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-border p-4">
      <VersionChanges {...props} isSince={isSince} onScope={setIsSince} />
    </div>
  )
}
