import clsx from 'clsx'
import { X } from 'lucide-react'
import type { Announcement } from '#src/contract/announcement/announcement.ts'
import { RichLine } from '#src/site/rich-text/rich-text.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'

type AnnouncementBarProps = {
  announcement: Announcement
  /** Shown to its author, who may have closed the published one; cannot be closed. */
  isPreview?: boolean
}

/**
 * The line above the header. The script in the head closes it (notice-script.ts). Hidden while the menu is open, which
 * is placed below a header at the top of the window.
 */
export function AnnouncementBar({ announcement, isPreview = false }: AnnouncementBarProps) {
  const { nodes, key, site } = announcement
  return (
    <aside
      aria-label="Announcement"
      className={clsx(
        'relative z-20 border-b border-border bg-raised group-has-[:popover-open]/shell:hidden print:hidden',
        !isPreview && 'in-data-notice-closed:hidden',
      )}
    >
      <div className="mx-auto flex max-w-content items-center gap-3 px-5 py-1">
        <p className="min-w-0 flex-1 py-1.5 text-sm text-pretty">
          <RichLine nodes={nodes} site={site} className="block" />
        </p>
        <IconButton
          className="needs-script -mr-2.5 shrink-0 pointer-coarse:-mr-3"
          label="Close the announcement"
          disabled={isPreview}
          data-close-notice=""
          value={key}
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </aside>
  )
}
