import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { shownStatus } from '#src/contract/posts.ts'
import type { ListedPost } from '#src/contract/posts.ts'
import { IntentLink } from '#src/ui/intent-link.tsx'
import { GridCard } from '#src/cms/kit/grid-card.tsx'
import { RelativeDate } from '#src/cms/kit/relative-date.tsx'
import { useNow } from '#src/cms/kit/use-now.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { BadgeTone } from '#src/ui/badge.tsx'
import { buttonClasses } from '#src/ui/button-classes.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'

type PostCardProps = { post: ListedPost; isDeleteDisabled: boolean; onDelete: () => void }

export function PostCard({ post, isDeleteDisabled, onDelete }: PostCardProps) {
  const status = shownStatus(post, useNow())
  return (
    <GridCard>
      <div className="flex items-center justify-between gap-2 px-5 pt-4">
        <StatusBadge status={status} />
        <div className="-mr-2 flex">
          <Tooltip label="Edit">
            <IntentLink
              href={`/cms/blog/edit/${post.id}`}
              aria-label={`Edit ${post.title}`}
              className={buttonClasses({ variant: 'ghost', size: 'icon' })}
            >
              <Pencil aria-hidden className="size-4" />
            </IntentLink>
          </Tooltip>
          <Tooltip label="Delete">
            <IconButton
              label={`Delete ${post.title}`}
              icon={<Trash2 aria-hidden className="size-4" />}
              disabled={isDeleteDisabled}
              onClick={onDelete}
            />
          </Tooltip>
        </div>
      </div>
      <div className="grid grow content-start gap-2 px-5 pt-1 pb-5">
        <h2 className="line-clamp-2 text-base leading-snug font-semibold">{post.title}</h2>
        <p className="line-clamp-3 text-muted">{post.excerpt}</p>
      </div>
      <PostMeta post={post} isPublished={status === 'published'} />
    </GridCard>
  )
}

function PostMeta({ post, isPublished }: { post: ListedPost; isPublished: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border px-5 py-3 font-mono text-xs text-muted tabular-nums">
      <span>{post.author}</span>
      {post.createdAt && <RelativeDate iso={post.createdAt} />}
      <span>{post.readTime} min read</span>
      {isPublished && (
        <span className="ml-auto inline-flex items-center gap-1 text-success">
          <CircleCheck aria-hidden className="size-3.5" />
          Published
        </span>
      )}
    </div>
  )
}

const TONES: Partial<Record<string, BadgeTone>> = { published: 'success', draft: 'warning' }

/** §2: published and draft have their own styles; any other value a neutral one. */
function StatusBadge({ status }: { status: string | undefined }) {
  return <Badge tone={TONES[status ?? ''] ?? 'neutral'}>{status ?? 'unknown'}</Badge>
}
