import { Eye } from 'lucide-react'
import { isPublicNow } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { DialogFooter } from '#src/ui/overlays/dialog.tsx'
import { moment } from './publishing-words.ts'
import type { PublishingAction } from './publishing-words.ts'

type PublishingDoneProps = {
  id: string | null
  /** As it is stored now. */
  form: PostForm
  action: PublishingAction
  now: number
  onClose: () => void
}

/** Where the post is now. */
export function PublishingDone({ id, form, action, now, onClose }: PublishingDoneProps) {
  // Visitors do not find a scheduled or unpublished post; its id opens the preview.
  const path = `/blog/${isPublicNow(form, now) ? encodeURIComponent(form.slug) : id}`
  return (
    <>
      <p role="status" className="break-words">
        {doneText(form, action, now)}
      </p>
      <DialogFooter>
        <Button onClick={onClose}>Back to writing</Button>
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className={buttonClasses({ variant: 'primary' })}
        >
          <Eye aria-hidden className="size-4" />
          View
        </a>
      </DialogFooter>
    </>
  )
}

function doneText({ slug, publishedAt }: PostForm, action: PublishingAction, now: number): string {
  switch (action) {
    case 'publish':
      return `The post is live at /blog/${slug}.`
    case 'update':
      return `The live post at /blog/${slug} is updated.`
    case 'schedule':
      return `The post goes live ${moment(publishedAt ?? '', now)} at /blog/${slug}. Until then only you can see it.`
    case 'unpublish':
      return 'The post is offline. Its text is a draft, which only you can see.'
  }
}
