import { copyToClipboard } from '#src/lib/browser/clipboard.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { formatPlannedTime } from '#src/lib/format/long-date-time.ts'
import type { PublishingAction } from './publishing-status.ts'

type Published = {
  id: string | null
  form: PostForm
  action: PublishingAction
  now: number
}

export function notifyPublished({ id, form, action, now }: Published) {
  if (action === 'unpublish') return
  const { slug, publishedAt } = form
  const path = `/blog/${encodeURIComponent(slug)}`
  const copy = async () => {
    const isCopied = await copyToClipboard(new URL(path, location.href).href)
    if (!isCopied)
      toast({
        variant: 'destructive',
        title: 'Could not copy',
        description: location.origin + path,
      })
  }
  toast({
    ...{
      publish: { title: 'Published', description: `The post is published at /blog/${slug}.` },
      update: { title: 'Updated', description: `The post at /blog/${slug} has been updated.` },
      schedule: {
        title: 'Scheduled',
        description: `The post will be published at /blog/${slug} on ${formatPlannedTime(publishedAt ?? '', now)}. Until then, only you can see it.`,
      },
    }[action],
    // Visitors do not find a scheduled post; its id opens the preview.
    link: { label: 'View', href: action === 'schedule' ? `/blog/${id}` : path },
    action: { label: 'Copy link', onAction: () => void copy() },
  })
}
