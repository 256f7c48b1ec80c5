'use client'

import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { MediaItem } from '#src/contract/files/media-schemas.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { mediaUsesOptions } from '#src/queries/media-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { FilePreview } from '#src/cms/components/file-preview.tsx'
import { Dialog, DialogContent } from '#src/ui/overlays/dialog.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { AltTextForm } from './alt-text-form.tsx'
import { mainType } from './media-search.ts'

type MediaDialogProps = { item: MediaItem; onClose: () => void }

/** One file: preview, alternative text, and where it is used. */
export function MediaDialog({ item, onClose }: MediaDialogProps) {
  const { url, mimeType, originalName, alt, size, width, height } = item
  const facts = [formatFileSize(size), mimeType, width && height && `${width} × ${height}`]
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={originalName} className="max-w-2xl">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-sm">
          <FilePreview url={url} mimeType={mimeType} name={originalName} alt={alt} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-mono text-xs text-muted tabular-nums">
              {facts.filter(Boolean).join(' · ')}
            </p>
            <AnchorButton href={url} target="_blank" rel="noopener">
              <ExternalLink aria-hidden className="size-4" />
              Open in new tab
            </AnchorButton>
          </div>
          {mainType(mimeType) === 'image' && <AltTextForm key={item.id} item={item} />}
          <MediaUses id={item.id} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

function MediaUses({ id }: { id: string }) {
  const uses = useQuery(mediaUsesOptions(id))
  return (
    <section aria-label="Where it is used" className="grid gap-2 border-t border-border pt-4">
      <h3 className="font-medium">Where it is used</h3>
      {uses.isPending && <p className="text-muted">Looking...</p>}
      {uses.isError && <p className="text-danger">Not available</p>}
      {uses.data?.length === 0 && <p className="text-muted">Not used in any post.</p>}
      {uses.data && uses.data.length > 0 && (
        <ul className="grid gap-1">
          {uses.data.map((post) => (
            <li key={post.id}>
              <IntentLink
                href={`/cms/blog/edit/${post.id}`}
                className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-accent"
              >
                {post.title}
              </IntentLink>
              {!post.isPublished && <span className="text-muted"> (draft)</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
