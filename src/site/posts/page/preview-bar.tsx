import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { formatLongDate } from '#src/lib/format/long-date.ts'

/** Marks a page as a preview; after the post in the DOM, and always in view. */
function PreviewBar({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Preview"
      className="sticky bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-accent px-5 py-2 text-sm text-on-accent"
    >
      <Eye aria-hidden className="size-4" />
      {children}
    </aside>
  )
}

const LAST_DRAFT = 'Preview of the last saved draft. Only you can see it.'

type DraftPreviewBarProps = { editHref: string; state?: string }

export function AuthorPreviewBar({ post }: { post: Post }) {
  const { id, status, publishedAt } = post
  const state =
    status === 'published' && publishedAt
      ? `Preview. Scheduled for ${formatLongDate(publishedAt)}.`
      : LAST_DRAFT
  return <DraftPreviewBar editHref={`/cms/blog/edit/${id}`} state={state} />
}

/** `editHref` may be in the built-in admin, another application: a plain link. */
export function DraftPreviewBar({ editHref, state = LAST_DRAFT }: DraftPreviewBarProps) {
  return (
    <PreviewBar>
      <p>{state}</p>
      <a href={editHref} className="font-medium underline focus-visible:outline-current">
        Edit
      </a>
    </PreviewBar>
  )
}

export function SharedPreviewBar({ expiresAt }: { expiresAt: string }) {
  return (
    <PreviewBar>
      <p>
        Shared preview of a draft, which may still change. The link expires on{' '}
        {formatLongDate(expiresAt)}.
      </p>
    </PreviewBar>
  )
}
