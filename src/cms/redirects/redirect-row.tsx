import { ArrowRight, Pencil, Trash2 } from 'lucide-react'
import type { Redirect } from '#src/contract/redirects/redirect-schemas.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'

type RedirectRowProps = { redirect: Redirect; onEdit: () => void; onDelete: () => void }

/** An old address and where it leads, with a note where it is not followed. */
export function RedirectRow({ redirect, onEdit, onDelete }: RedirectRowProps) {
  const { address, post, target, isCovered } = redirect
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-border bg-surface py-2 pr-2 pl-4">
      <div className="grid min-w-0 gap-1 py-1">
        <p className="font-mono text-sm break-all">{address}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <ArrowRight aria-label="leads to" className="size-4 shrink-0" />
          {post ? (
            <IntentLink
              href={`/cms/blog/edit/${post.id}`}
              className="wrap-anywhere hover:text-accent pointer-coarse:py-2"
            >
              {post.title || 'Untitled'}
            </IntentLink>
          ) : (
            <span className="font-mono text-xs break-all">{target}</span>
          )}
          {isCovered && <Badge tone="warning">A page answers here first</Badge>}
          {post?.isPublic === false && <Badge tone="warning">The post is not public</Badge>}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton
          label={`Edit the redirect of ${address}`}
          icon={<Pencil aria-hidden className="size-4" />}
          onClick={onEdit}
        />
        <IconButton
          label={`Delete the redirect of ${address}`}
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={onDelete}
        />
      </div>
    </div>
  )
}
