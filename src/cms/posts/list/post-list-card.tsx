import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { GridCard } from '#src/cms/components/grid-card.tsx'
import { postStatusText } from '#src/cms/components/post-status-text.ts'
import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { useNow } from '#src/cms/components/use-now.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { BadgeTone } from '#src/ui/display/badge.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'

type PostCardProps = { post: ListedPost; isDeleteDisabled: boolean; onDelete: () => void }

export function PostListCard({ post, isDeleteDisabled, onDelete }: PostCardProps) {
  const now = useNow()
  const status = displayStatus(post, now)
  return (
    <GridCard>
      <div className="flex items-center justify-between gap-2 px-5 pt-4">
        <StatusBadge status={status} text={postStatusText(post, now)} />
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

type StatusBadgeProps = { status: string | undefined; text: string | undefined }

/** §2: published and draft have their own styles, any other value a neutral one. */
function StatusBadge({ status, text }: StatusBadgeProps) {
  return <Badge tone={TONES[status ?? ''] ?? 'neutral'}>{text ?? 'unknown'}</Badge>
}
