import type { ReactNode } from 'react'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'

const SCOPES = [
  { value: 'version', label: 'In this version' },
  { value: 'since', label: 'Since then' },
] as const

type ComparedVersions = { version: string; against: string | undefined }

export type VersionChangesProps = {
  id: string
  /** The current version; null if it is this one. */
  current: string | null
  /** The version before this one; undefined for the oldest, which has only changes since then. */
  older: string | undefined
  isSince: boolean
  onScope: (isSince: boolean) => void
  children: (versions: ComparedVersions) => ReactNode
}

export function VersionChanges(props: VersionChangesProps) {
  const { id, current, older, onScope, children } = props
  const since = (props.isSince || older === undefined) && current
  return (
    <>
      {current !== null && older !== undefined ? (
        <FilterTabs
          label="Changes"
          name={`scope-${id}`}
          tabs={SCOPES}
          current={since ? 'since' : 'version'}
          onChange={(scope) => onScope(scope === 'since')}
        />
      ) : (
        <p className="text-muted">
          {since ? 'Changes since this version' : 'Changes in this version'}
        </p>
      )}
      {children(since ? { version: since, against: id } : { version: id, against: older })}
    </>
  )
}
