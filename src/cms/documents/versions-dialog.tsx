'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import { DialogButton } from '#src/cms/components/questions/dialog-button.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'
import { VersionRow } from './version-row.tsx'
import type { VersionChangesProps } from './version-changes.tsx'

export type VersionsProps = {
  options: Pick<UseQueryOptions<DocumentVersion[]>, 'queryKey'> & object
  onRestore: (version: string) => Promise<boolean>
  comparison?: VersionChangesProps['children']
}

export function VersionsDialog({ options, onRestore, comparison }: VersionsProps) {
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
      className={comparison ? 'max-w-3xl' : 'max-w-lg'}
    >
      {(close) => (
        <VersionList
          options={options}
          comparison={comparison}
          onRestore={(version) => void restore(version, close)}
        />
      )}
    </DialogButton>
  )
}

type VersionListProps = {
  options: VersionsProps['options']
  comparison: VersionsProps['comparison']
  onRestore: (version: string) => void
}

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
