import clsx from 'clsx'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type PostTitleLinkProps = { post: ListedPost; onSelect: () => void; className?: string }

export function PostTitleLink({ post, onSelect, className }: PostTitleLinkProps) {
  return (
    <IntentLink
      dir="auto"
      href={`/cms/blog/edit/${post.id}`}
      data-post={post.id}
      onKeyDown={(event) => {
        if (event.key !== ' ' || isComposing(event)) return
        event.preventDefault()
        onSelect()
      }}
      className={clsx('scroll-mt-28 scroll-mb-16 rounded-chip hover:text-accent', className)}
    >
      {post.title}
    </IntentLink>
  )
}
