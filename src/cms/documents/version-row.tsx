import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { ScopeSwitch } from './scope-switch.tsx'

export type ComparedVersions = { version: string; against: string | undefined }

type VersionRowProps = {
  version: DocumentVersion
  current: string | null
  older: string | undefined
  comparison: ((versions: ComparedVersions) => ReactNode) | undefined
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
        <Changes id={id} current={current} older={older} comparison={comparison} />
      )}
    </li>
  )
}

type ChangesProps = Pick<VersionRowProps, 'current' | 'older'> & {
  id: string
  comparison: (versions: ComparedVersions) => ReactNode
}

function Changes({ id, current, older, comparison }: ChangesProps) {
  const [wanted, setWanted] = useState(false)
  // The oldest has none before it.
  const since = (wanted || older === undefined) && current
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-border p-4">
      {current !== null && older !== undefined ? (
        <ScopeSwitch name={`scope-${id}`} isSince={wanted} onChange={setWanted} />
      ) : (
        <p className="text-muted">
          {since ? 'Changes since this version' : 'Changes in this version'}
        </p>
      )}
      {comparison(since ? { version: since, against: id } : { version: id, against: older })}
    </div>
  )
}
