import clsx from 'clsx'
import { ExternalLink, Eye, GripVertical, Pencil, Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { DocumentState } from '#src/contract/document-schemas.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { DeleteButton } from '#src/cms/components/list/delete-button.tsx'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { AnchorButton, LinkButton } from '#src/ui/controls/link-button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import type { BadgeTone } from '#src/ui/display/badge.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'

const STATUSES: Record<DocumentState, { label: string; tone: BadgeTone }> = {
  published: { label: 'published', tone: 'success' },
  changed: { label: 'unpublished changes', tone: 'warning' },
  draft: { label: 'draft', tone: 'warning' },
}

type ProjectRowProps = {
  project: ListedProject
  isBusy: boolean
  handle: ComponentProps<'button'>
  onToggleFeatured: () => void
  onDelete: () => void
}

export function ProjectRow(props: ProjectRowProps) {
  const { project, handle } = props
  const { id, title, summary, period, status, isFeatured, updatedAt } = project
  const { label, tone } = STATUSES[status]
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-3 rounded-card border border-border bg-surface py-3 pr-4 pl-1 data-dragged:border-accent data-dragged:bg-raised sm:flex-nowrap">
      <IconButton
        label={`Move ${title}`}
        icon={GripVertical}
        className="touch-none cursor-grab"
        {...handle}
      />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <IntentLink
            href={`/cms/projects/edit/${id}`}
            data-project={id}
            dir="auto"
            className="min-h-6 min-w-0 font-medium break-words underline-offset-4 hover:text-accent hover:underline pointer-coarse:min-h-11"
          >
            {title}
          </IntentLink>
          <Badge tone={tone}>{label}</Badge>
          {isFeatured && <Badge tone="accent">featured</Badge>}
        </p>
        <p dir="auto" className="line-clamp-2 text-muted">
          {summary}
        </p>
        <p className="flex flex-wrap gap-x-3 font-mono text-xs text-muted tabular-nums">
          {period && <span>{period}</span>}
          <span>
            saved <RelativeDate iso={updatedAt} />
          </span>
        </p>
      </div>
      <ProjectActions {...props} />
    </li>
  )
}

function ProjectActions({ project, isBusy, onToggleFeatured, onDelete }: ProjectRowProps) {
  const { id, title, isFeatured } = project
  return (
    <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:justify-end">
      <Tooltip label={isFeatured ? 'Featured on the home page' : 'Feature on the home page'}>
        <IconButton
          label={`Feature ${title}`}
          aria-pressed={isFeatured}
          icon={Star}
          className={clsx(isFeatured && '[&>svg]:fill-current [&>svg]:text-accent')}
          disabled={isBusy}
          onClick={onToggleFeatured}
        />
      </Tooltip>
      <ViewLink project={project} />
      <LinkButton icon={Pencil} href={`/cms/projects/edit/${id}`} aria-label={`Edit ${title}`}>
        Edit
      </LinkButton>
      <DeleteButton name={title} isDisabled={isBusy} onDelete={onDelete} />
    </div>
  )
}

function ViewLink({ project: { id, title, slug, status } }: { project: ListedProject }) {
  const isPublished = status === 'published'
  const label = isPublished ? 'Open' : 'Preview'
  return (
    <Tooltip label={label}>
      <AnchorButton
        icon={isPublished ? ExternalLink : Eye}
        variant="ghost"
        size="icon"
        href={isPublished ? `/projects/${slug}` : `/preview/project/${id}`}
        target="_blank"
        rel="noopener"
        aria-label={`${label} ${title}`}
      />
    </Tooltip>
  )
}
