'use client'

import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useParams } from 'next/navigation'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { UnreadableItemsNote } from '#src/cms/components/list/unreadable-items-note.tsx'
import { LoadedComparison } from '#src/cms/documents/loaded-comparison.tsx'
import { VersionChanges } from '#src/cms/documents/version-changes.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { RestoreActions } from './restore-actions.tsx'
import { VersionList } from './version-list.tsx'

export function PostHistoryScreen() {
  const { id } = useParams<{ id: string }>()
  // Refetched on every mount: every save adds a version.
  const versions = useQuery(
    callQuery(postVersionCalls.listPostVersions, { params: { id } }, { staleTime: 0 }),
  )
  const list = versions.data?.data
  return (
    <>
      <ScreenHeader
        title="History"
        back={{ href: `/cms/blog/edit/${id}`, label: 'Back to the post' }}
        hint={list?.[0] && <span className="wrap-anywhere">{list[0].title || 'Untitled'}</span>}
      />
      {versions.isPending && <HistorySkeletons />}
      {versions.isError && !list && (
        <LoadFailure name="The history" onRetry={() => void versions.refetch()} />
      )}
      <UnreadableItemsNote path={postVersionCalls.listPostVersions.path} noun="version" />
      {list && list.length < 2 && (
        <EmptyState
          icon={History}
          title="No earlier versions"
          hint="Every save from now on appears here with its changes."
        />
      )}
      {list && list.length > 1 && (
        <HistoryBrowser id={id} versions={list} etag={versions.data?.etag ?? null} />
      )}
    </>
  )
}

type HistoryBrowserProps = { id: string; versions: PostVersion[]; etag: string | null }

function HistoryBrowser({ id, versions, etag }: HistoryBrowserProps) {
  const [requested, choose] = useSearchParam('version')
  const index = Math.max(
    0,
    versions.findIndex((version) => version.id === requested),
  )
  const isGone = requested !== '' && versions[index]?.id !== requested
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="grid gap-3 lg:sticky lg:top-8">
        {isGone && (
          <p role="status" className="text-muted">
            That version is no longer available. Showing the current one.
          </p>
        )}
        <VersionList versions={versions} chosen={versions[index]?.id ?? ''} onChoose={choose} />
      </div>
      <VersionComparison {...{ id, versions, index, etag }} />
    </div>
  )
}

type VersionComparisonProps = HistoryBrowserProps & { index: number }

function VersionComparison({ id, versions, index, etag }: VersionComparisonProps) {
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
          {({ version, against }) => (
            <LoadedComparison
              options={callQuery(postVersionCalls.comparePostVersion, {
                params: { id, version },
                query: { against },
              })}
              fields={postFields}
            />
          )}
        </VersionChanges>
      </CardBody>
    </Card>
  )
}

function HistorySkeletons() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <SkeletonList count={4} label="Loading the history" className="grid gap-2">
        <div className="grid gap-2 rounded-card border border-border bg-surface px-4 py-4">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </SkeletonList>
      <Skeleton className="h-80" />
    </div>
  )
}
