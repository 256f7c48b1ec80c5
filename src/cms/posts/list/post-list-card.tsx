import { CircleCheck, Pencil } from 'lucide-react'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { DeleteButton } from '#src/cms/components/list/delete-button.tsx'
import { GridCard } from '#src/cms/components/list/grid-card.tsx'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { PostStatus, ScheduledTime } from './post-status-line.tsx'
import type { PostAtTime } from './post-status-line.tsx'
import { PostTitleLink } from './post-title-link.tsx'

type PostListCardProps = PostAtTime & {
  isSelected: boolean
  /** @param isRange Shift was held: the whole range up to here */
  onSelect: (isRange: boolean) => void
  isDeleteDisabled: boolean
  onDelete: () => void
}

export function PostListCard(props: PostListCardProps) {
  const { post, now, isSelected, onSelect, isDeleteDisabled, onDelete } = props
  return (
    <GridCard isSelected={isSelected}>
      <div className="flex items-center gap-2 px-5 pt-4">
        <div className="-ml-1 pointer-coarse:-ml-3">
          <Checkbox label={`Select ${post.title}`} isChecked={isSelected} onChange={onSelect} />
        </div>
        <PostStatus post={post} now={now} />
        <div className="-mr-2 ml-auto flex">
          <Tooltip label="Edit">
            <LinkButton
              icon={Pencil}
              variant="ghost"
              size="icon"
              href={`/cms/blog/edit/${post.id}`}
              aria-label={`Edit ${post.title}`}
            />
          </Tooltip>
          <DeleteButton name={post.title} isDisabled={isDeleteDisabled} onDelete={onDelete} />
        </div>
      </div>
      <div className="grid grow content-start gap-2 px-5 pt-1 pb-5">
        <h2 className="text-base leading-snug font-semibold">
          <PostTitleLink post={post} onSelect={() => onSelect(false)} className="line-clamp-2" />
        </h2>
        <p dir="auto" className="line-clamp-3 text-muted">
          {post.excerpt}
        </p>
        {post.tags.length > 0 && (
          <p dir="auto" className="line-clamp-1 font-mono text-xs text-muted">
            {post.tags.join(', ')}
          </p>
        )}
      </div>
      <PostMeta post={post} now={now} />
    </GridCard>
  )
}

function PostMeta({ post, now }: PostAtTime) {
  const isPublished = displayStatus(post, now) === 'published'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border px-5 py-3 font-mono text-xs text-muted tabular-nums">
      <span>{post.author}</span>
      {post.createdAt && <RelativeDate iso={post.createdAt} />}
      <span>{post.readTime} min read</span>
      <ScheduledTime post={post} now={now} />
      {isPublished && (
        <span className="ml-auto inline-flex items-center gap-1 text-success">
          <CircleCheck aria-hidden className="size-3.5" />
          <span>Published</span>
          {post.publishedAt && (
            <time dateTime={post.publishedAt}>{formatShortDate(post.publishedAt)}</time>
          )}
        </span>
      )}
    </div>
  )
}
