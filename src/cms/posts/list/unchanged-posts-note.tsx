import { X } from 'lucide-react'
import type { UnchangedPost } from '#src/contract/posts/post-bulk-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'

type UnchangedPostsNoteProps = { posts: UnchangedPost[]; onClose: () => void }

/** Names the posts that a bulk change left out, with the reason. Stays until it is closed or the next change. */
export function UnchangedPostsNote({ posts, onClose }: UnchangedPostsNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {posts.length > 0 && (
        <div className="flex items-start gap-3 rounded-card border border-warning bg-surface py-2 pr-2 pl-4">
          <div className="grid min-w-0 grow gap-1 py-1.5">
            <p className="font-medium">
              {pluralize(posts.length, 'post')} {posts.length === 1 ? 'was' : 'were'} left as{' '}
              {posts.length === 1 ? 'it is' : 'they are'}
            </p>
            <ul className="grid max-h-40 gap-1 overflow-y-auto">
              {posts.map(({ id, title, reason }) => (
                <li key={id} className="wrap-anywhere text-muted">
                  <IntentLink href={`/cms/blog/edit/${id}`} className="text-link">
                    {title || 'Untitled'}
                  </IntentLink>
                  : {reason}
                </li>
              ))}
            </ul>
          </div>
          <IconButton
            label="Close the note"
            icon={<X aria-hidden className="size-4" />}
            onClick={onClose}
          />
        </div>
      )}
    </div>
  )
}
