import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import type {
  Import,
  ImportCounts,
  ImportWarning,
  ReportedPost,
} from '#src/contract/import/import-schemas.ts'
import { issueCountsText } from '#src/contract/import/issue-kinds.ts'
import { importReportOptions } from '#src/queries/import-queries.ts'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { VirtualList } from '#src/cms/components/list/virtual-list.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { countsText, OUTCOMES } from './import-text.ts'

type Part = 'posts' | 'warnings' | 'left-out'
type ImportReportProps = { shown: Import; counts: ImportCounts }

export function ImportReport({ shown, counts }: ImportReportProps) {
  const [part, setPart] = useState<Part>('posts')
  const report = useQuery(importReportOptions(shown))
  const posts = report.data?.posts ?? []
  const left = posts.filter(({ outcome }) => outcome === 'left-out')
  return (
    <section aria-label={shown.phase === 'plan' ? 'Plan' : 'Report'} className="grid gap-4">
      <p className="font-mono text-sm tabular-nums">{countsText(shown)}</p>
      {shown.parts.length > 0 && <Parts shown={shown} />}
      <FilterTabs
        label="Part of the report"
        name="report"
        current={part}
        onChange={setPart}
        tabs={[
          { value: 'posts', label: 'Posts', count: report.data && posts.length },
          { value: 'warnings', label: 'Warnings', count: counts.warnings },
          { value: 'left-out', label: 'Skipped', count: counts['left-out'] },
        ]}
      />
      {report.isPending && (
        <SkeletonList count={3} label="Loading the report" className="grid gap-3" bar="h-12" />
      )}
      {report.isError && <LoadFailure name="The report" onRetry={() => void report.refetch()} />}
      {report.data && part !== 'left-out' && <IssueKind warnings={report.data.warnings} />}
      {report.data && part === 'warnings' && <Warnings warnings={report.data.warnings} />}
      {report.data && part !== 'warnings' && (
        <Posts posts={part === 'posts' ? posts : left} shown={shown} />
      )}
    </section>
  )
}

function Parts({ shown: { parts, phase } }: { shown: Import }) {
  const { planned, done } = OUTCOMES.imported
  const verb = (phase === 'plan' ? planned : done).toLowerCase()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
      {parts.map(({ name, imported, kept }) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="font-mono tabular-nums">
            {imported} {verb}, {kept} not overwritten
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function IssueKind({ warnings }: { warnings: ImportWarning[] }) {
  const text = issueCountsText(warnings)
  return text === '' ? null : <p className="text-sm wrap-anywhere">Not imported: {text}.</p>
}

function Posts({ posts, shown }: { posts: ReportedPost[]; shown: Import }) {
  if (posts.length === 0) return <p className="text-sm text-muted">No posts.</p>
  return (
    <VirtualList
      label="Posts"
      items={posts.map((post) => ({ ...post, id: post.key }))}
      rowHeight={64}
    >
      {(post) => <PostRow post={post} shown={shown} />}
    </VirtualList>
  )
}

function PostRow({ post, shown }: { post: ReportedPost; shown: Import }) {
  const { title, key, outcome, address, isDraft, reason } = post
  const { phase, revertedAt } = shown
  const outcomeText = OUTCOMES[outcome]
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-border pb-3">
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <span className="text-sm font-medium wrap-anywhere">{title}</span>
        <span className="font-mono text-xs wrap-anywhere text-muted">
          {key}
          {address !== undefined && (
            <>
              {' → '}
              {phase === 'import' && revertedAt === null && !isDraft ? (
                <a href={address} className="underline hover:text-accent">
                  {address}
                </a>
              ) : (
                address
              )}
            </>
          )}
        </span>
        {reason !== undefined && <span className="text-xs wrap-anywhere">{reason}</span>}
      </div>
      <span className="flex gap-2">
        {isDraft && outcome !== 'left-out' && <Badge>Draft</Badge>}
        <Badge tone={outcomeText.tone}>
          {phase === 'plan' ? outcomeText.planned : outcomeText.done}
        </Badge>
      </span>
    </div>
  )
}

function Warnings({ warnings }: { warnings: ImportWarning[] }) {
  if (warnings.length === 0) return <p className="text-sm text-muted">No warnings.</p>
  const numbered = warnings.map((warning, index) => ({ ...warning, id: String(index) }))
  return (
    <VirtualList label="Warnings" items={numbered} rowHeight={56}>
      {({ place, text }) => (
        <div className="grid gap-0.5 border-b border-border pb-3">
          <span className="text-sm wrap-anywhere">{text}</span>
          <span className="font-mono text-xs wrap-anywhere text-muted">
            {place.file}
            {place.line !== undefined && `:${place.line}`}
          </span>
        </div>
      )}
    </VirtualList>
  )
}
