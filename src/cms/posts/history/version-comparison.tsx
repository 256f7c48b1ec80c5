import { Undo2 } from 'lucide-react'
import { postFields } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { comparisonOptions } from '#src/queries/post-version-queries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { LoadedComparison } from '#src/cms/documents/loaded-comparison.tsx'
import { VersionChanges } from '#src/cms/documents/version-changes.tsx'
import { useVersionRestore } from './use-version-restore.tsx'

type VersionComparisonProps = {
  id: string
  versions: PostVersion[]
  index: number
  etag: string | null
}

export function VersionComparison({ id, versions, index, etag }: VersionComparisonProps) {
  const [scope, setScope] = useSearchParam('changes')
  const [current, chosen, older] = [versions[0], versions[index], versions[index + 1]]
  if (!current || !chosen) return null
  return (
    <Card role="region" aria-label="Changes">
      <CardHeader className="flex-wrap">
        <h2 className="text-base font-semibold">
          <time dateTime={chosen.savedAt}>{formatLongDateTime(chosen.savedAt)}</time>
        </h2>
        {chosen !== current && (
          <RestoreActions
            {...{ id, current, etag }}
            version={chosen}
            shown={versions.find(({ isPublic }) => isPublic)}
          />
        )}
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <VersionChanges
          id={chosen.id}
          current={chosen === current ? null : current.id}
          older={older?.id}
          isSince={scope === 'since'}
          onScope={(isSince) => setScope(isSince ? 'since' : '')}
        >
          {(pair) => (
            <LoadedComparison options={comparisonOptions({ id, ...pair })} labelOf={labelOf} />
          )}
        </VersionChanges>
      </CardBody>
    </Card>
  )
}

const labelOf = (name: PostFieldName | 'status') =>
  name === 'status' ? 'Status' : postFields[name].label

const NOTES: Record<PostVersion['state'], string> = {
  draft: 'The post stays a draft.',
  published: 'Visitors keep seeing the published text.',
  scheduled: 'The post stays scheduled.',
}

type RestoreActionsProps = {
  id: string
  version: PostVersion
  current: PostVersion
  /** The version that visitors see, or will see from its date on; undefined for a draft. */
  shown: PostVersion | undefined
  etag: string | null
}

/** Restores the text only. A published post keeps its text: the version becomes a draft over it, unless it is published. */
function RestoreActions({ shown, ...restoration }: RestoreActionsProps) {
  const { restore, continueWith, publish, isRestoring, dialog } = useVersionRestore(restoration)
  const isPublished = shown?.state === 'published'
  const label = isPublished ? 'Continue with this version' : 'Restore this version'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span id="restore-note" className="text-xs text-muted">
        {NOTES[shown?.state ?? 'draft']}
      </span>
      <Button
        icon={Undo2}
        variant="primary"
        aria-describedby="restore-note"
        disabled={isRestoring}
        onClick={isPublished ? continueWith : restore}
      >
        {isRestoring ? 'Restoring...' : label}
      </Button>
      {isPublished && shown === restoration.current && (
        <Button disabled={isRestoring} onClick={() => void publish()}>
          Publish this version...
        </Button>
      )}
      {dialog}
    </div>
  )
}
