'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'

type VersionsProps = {
  options: Pick<UseQueryOptions<DocumentVersion[]>, 'queryKey'> & object
  /** Makes it a draft; resolves to whether it did. */
  onRestore: (version: string) => Promise<boolean>
}

/** The kept versions of a document, to restore one as a draft. */
export function VersionsDialog({ options, onRestore }: VersionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const restore = async (version: string) => {
    if (!(await onRestore(version))) return
    setIsOpen(false)
    toast({ title: 'Restored', description: 'The older version is a draft now.' })
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>
          <History aria-hidden className="size-4" />
          History
        </Button>
      </DialogTrigger>
      <DialogContent
        title="History"
        description="Restoring makes a version the draft: nothing is public before you publish it."
        className="max-w-lg"
      >
        <VersionList options={options} onRestore={restore} />
      </DialogContent>
    </Dialog>
  )
}

type VersionListProps = { options: VersionsProps['options']; onRestore: (version: string) => void }

function VersionList({ options, onRestore }: VersionListProps) {
  const versions = useQuery<DocumentVersion[]>({ ...options, refetchOnMount: 'always' })
  if (versions.isPending) return <Spinner label="Loading versions..." />
  if (!versions.data)
    return <LoadFailure what="The versions" onRetry={() => void versions.refetch()} />
  if (versions.data.length === 0) return <p className="text-muted">Nothing was saved yet.</p>
  return (
    <ul aria-label="Versions" className="grid max-h-[60dvh] gap-2 overflow-y-auto">
      {versions.data.map(({ id, savedAt, state, isPublic }, index) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-border px-4 py-2"
        >
          <span className="grow">
            <RelativeDate iso={savedAt} />
          </span>
          <Badge tone={state === 'published' ? 'success' : 'neutral'}>
            {isPublic ? 'live' : state}
          </Badge>
          {index === 0 ? (
            <span className="font-mono text-xs text-accent">Current</span>
          ) : (
            <Button onClick={() => onRestore(id)}>Restore</Button>
          )}
        </li>
      ))}
    </ul>
  )
}
