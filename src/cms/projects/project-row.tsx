import { ExternalLink, Eye, Pencil } from 'lucide-react'
import type { ListedProject, ProjectStatus } from '#src/contract/projects/project-schemas.ts'
import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import type { BadgeTone } from '#src/ui/display/badge.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'

const STATUSES: Record<ProjectStatus, { label: string; tone: BadgeTone }> = {
  published: { label: 'published', tone: 'success' },
  changed: { label: 'unpublished changes', tone: 'warning' },
  draft: { label: 'draft', tone: 'warning' },
}

/** One project: its state, and links to its page, its preview and its editor. */
export function ProjectRow({ project }: { project: ListedProject }) {
  const { id, title, summary, period, status, isFeatured, updatedAt } = project
  const { label, tone } = STATUSES[status]
  const editHref = `/payload/collections/projects/${id}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-border bg-surface px-4 py-4 sm:flex-nowrap">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a
            href={editHref}
            className="min-h-6 min-w-0 font-medium break-words underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11"
          >
            {title}
          </a>
          <Badge tone={tone}>{label}</Badge>
          {isFeatured && <Badge tone="accent">featured</Badge>}
        </p>
        <p className="line-clamp-2 text-muted">{summary}</p>
        <p className="flex flex-wrap gap-x-3 font-mono text-xs text-muted tabular-nums">
          {period && <span>{period}</span>}
          <span>
            saved <RelativeDate iso={updatedAt} />
          </span>
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <ViewLink project={project} />
        <AnchorButton href={editHref} aria-label={`Edit ${title}`}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </AnchorButton>
      </div>
    </li>
  )
}

/** The page that visitors see, or what it will be. */
function ViewLink({ project: { id, title, slug, status } }: { project: ListedProject }) {
  const isPublished = status === 'published'
  const label = isPublished ? 'Open' : 'Preview'
  const Icon = isPublished ? ExternalLink : Eye
  return (
    <Tooltip label={label}>
      <a
        href={isPublished ? `/projects/${slug}` : `/preview/project/${id}`}
        target="_blank"
        rel="noopener"
        aria-label={`${label} ${title}`}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <Icon aria-hidden className="size-4" />
      </a>
    </Tooltip>
  )
}
