import { useQuery } from '@tanstack/react-query'
import { screens } from '#src/cms/screens.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { Card, CardBody, CardFooter, CardHeader } from '#src/ui/display/card.tsx'
import type { BrokenLink, PostWithBrokenLinks } from '#src/contract/posts/broken-link-calls.ts'
import { brokenLinkText } from '#src/cms/components/links/broken-link-text.ts'
import { releaseCalls, releaseProblem } from '#src/contract/release/release-calls.ts'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { TaskLink, TaskStat } from './task-link.tsx'
import { BackupStatus } from './backup-status.tsx'
import { ExampleContent } from './example-content-card.tsx'
import type { Stats } from './use-stats.ts'

export function TaskCard({ stats }: { stats: Stats }) {
  // Refetched each time, because saving a post and deleting a file change it.
  const links = useQuery(callQuery(brokenLinkCalls.listBrokenLinks, {}, { staleTime: 0 }))
  return (
    <Card role="region" aria-label="Needs attention" className="flex flex-col">
      <CardHeader title="Needs attention" />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-0.5 py-3">
        <TaskStat stat={stats.unread}>
          {(count) => <Count count={count} noun="unread message" href={screens.messages.href} />}
        </TaskStat>
        <TaskStat stat={stats.unanswered}>
          {(count) => (
            <Count
              count={count}
              noun="unanswered message"
              href={`${screens.messages.href}?folder=unanswered`}
            />
          )}
        </TaskStat>
        <TaskStat stat={links}>{(posts) => <BrokenLinks posts={posts} />}</TaskStat>
        <TaskStat stat={stats.scheduled}>{(posts) => <NextPost posts={posts} />}</TaskStat>
        <TaskStat stat={stats.drafts}>
          {({ count, old }) => (
            <Count
              count={count}
              noun="draft"
              href={`${screens.posts.href}?state=draft`}
              detail={old > 0 && `${old} older than a month`}
            />
          )}
        </TaskStat>
        <TaskStat stat={stats.undescribed}>{(images) => <Undescribed images={images} />}</TaskStat>
        <ReleaseNotice />
        <ExampleContent />
        <p className="hidden py-1.5 text-muted only:block">Nothing needs your attention.</p>
      </CardBody>
      <CardFooter className="mt-auto flex flex-wrap items-center gap-x-3 py-2 text-xs">
        <TaskStat stat={stats.storedBytes}>{(bytes) => <Storage bytes={bytes} />}</TaskStat>
        <BackupStatus />
      </CardFooter>
    </Card>
  )
}

type CountProps = { count: number; noun: string; href: string; detail?: string | false }

function Count({ count, noun, href, detail }: CountProps) {
  if (count === 0) return null
  return (
    <TaskLink href={href} detail={detail}>
      {pluralize(count, noun)}
    </TaskLink>
  )
}

function NextPost({ posts }: { posts: readonly ListedPost[] }) {
  const [next] = posts
  if (!next) return null
  const others = posts.length - 1
  return (
    <>
      <TaskLink
        href={`/cms/blog/edit/${next.id}`}
        detail={
          <time dateTime={next.publishedAt ?? ''}>
            {formatLongDateTime(next.publishedAt ?? '')}
          </time>
        }
      >
        Next post: “{next.title}”
      </TaskLink>
      {others > 0 && (
        <TaskLink href={`${screens.posts.href}?state=scheduled`}>{others} more scheduled</TaskLink>
      )}
    </>
  )
}

/** Leads to the first image; the dashboard then names the next. */
function Undescribed({ images }: { images: readonly MediaItem[] }) {
  const [first] = images
  if (!first) return null
  return (
    <TaskLink href={`${screens.media.href}?open=${first.id}`}>
      {pluralize(images.length, 'image')} without alternative text
    </TaskLink>
  )
}

const Storage = ({ bytes }: { bytes: number }) => (
  <p className={bytes > LIMITS.storedBytes * 0.8 ? 'font-medium text-warning' : 'text-muted'}>
    {formatFileSize(bytes)} of {formatFileSize(LIMITS.storedBytes)} stored
  </p>
)

function BrokenLinks({ posts }: { posts: readonly PostWithBrokenLinks[] }) {
  const others = posts.slice(1)
  return (
    <>
      <Lines posts={posts.slice(0, 1)} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer py-1.5 text-muted hover:text-accent pointer-coarse:min-h-11">
            {pluralize(others.length, 'more post')} with broken links
          </summary>
          <Lines posts={others} />
        </details>
      )}
    </>
  )
}

const Lines = ({ posts }: { posts: readonly PostWithBrokenLinks[] }) =>
  posts.map(({ id, title, links }) => {
    const [first] = links
    return (
      first && (
        <TaskLink key={id} href={editPath(id, first)} detail={brokenLinkText(first)}>
          {pluralize(links.length, 'broken link')} in “<bdi>{title}</bdi>”
        </TaskLink>
      )
    )
  })

const editPath = (id: string, { url }: BrokenLink) =>
  `/cms/blog/edit/${id}?show=${encodeURIComponent(url)}`

/** Says when this release is not the newest one, or when its build is old; otherwise nothing. */
function ReleaseNotice() {
  const { data } = useQuery(callQuery(releaseCalls.getReleaseState))
  const now = useNow()
  const problem = data && releaseProblem(data, now)
  if (problem === undefined) return null
  return (
    <p className="py-1.5 font-medium text-warning">
      {problem} Run <code>npm run update</code> on the server.
    </p>
  )
}
