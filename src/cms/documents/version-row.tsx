import { useState } from 'react'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { VersionChanges } from './version-changes.tsx'
import type { VersionChangesProps } from './version-changes.tsx'

type VersionRowProps = {
  version: DocumentVersion
  current: string | null
  older: string | undefined
  comparison: VersionChangesProps['children'] | undefined
  onRestore: () => void
}

export function VersionRow({ version, current, older, comparison, onRestore }: VersionRowProps) {
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
      {isOpen && comparison && (
        <Changes id={id} current={current} older={older}>
          {comparison}
        </Changes>
      )}
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
