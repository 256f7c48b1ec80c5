'use client'

import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'

const PreviewLinks = lazyComponent(async () => (await import('./preview-links.tsx')).PreviewLinks)

/** Links that show the last saved version of a post to people who are not signed in. */
export function ShareDialog({ postId }: { postId: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isFailed, setFailed] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button disabled={postId === null}>
          <Share2 aria-hidden className="size-4" />
          <span className="lg:sr-only">Share draft</span>
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Share draft"
        description={`Anyone with the link can read the last saved version for ${LIMITS.previewDays} days, without signing in. Search engines do not index it.`}
        className="max-w-2xl"
      >
        {postId === null ? null : isFailed ? (
          <LoadFailure what="The links" onRetry={() => setFailed(false)} />
        ) : (
          <PreviewLinks
            postId={postId}
            fallback={<Spinner label="Loading links" />}
            onLoadError={() => setFailed(true)}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
