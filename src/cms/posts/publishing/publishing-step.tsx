import { useEffect, useEffectEvent, useState } from 'react'
import { copyToClipboard } from '#src/lib/browser/clipboard.ts'
import { formatPlannedTime } from '#src/lib/format/long-date-time.ts'
import type { PostVersion } from '#src/cms/posts/saving/post-draft.ts'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { PublishingFields } from './publishing-fields.tsx'
import type { PublishingFieldsProps } from './publishing-fields.tsx'
import { publishingAction, useDraftTime } from './publishing-status.ts'
import type { PublishingAction } from './publishing-status.ts'

type PublishingStepProps = Omit<PublishingFieldsProps, 'action' | 'onAction' | 'now'> & {
  onClose: () => void
}

const TITLES: Record<PublishingAction, string> = {
  publish: 'Publish this post',
  schedule: 'Schedule this post',
  update: 'Publish changes',
  unpublish: 'Unpublish this post',
}

export function PublishingStep({ onClose, ...props }: PublishingStepProps) {
  const { state } = props
  const now = useDraftTime(state.draft)
  const planned = publishingAction(state.draft, now)
  const [requested, setRequested] = useState<{
    action: PublishingAction
    before: Date | null
  } | null>(null)
  const isDone =
    requested !== null &&
    state.savedAt !== requested.before &&
    !['saving', 'asking'].includes(state.status.kind)
  const finish = useEffectEvent(() => {
    if (requested) notifyPublished(state.draft.stored, requested.action, now)
    onClose()
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  return (
    <Dialog
      onClose={onClose}
      title={TITLES[isDone ? requested.action : planned]}
      className="max-w-2xl"
    >
      <PublishingFields
        {...props}
        now={now}
        action={planned}
        onAction={(one) => setRequested({ action: one, before: state.savedAt })}
      />
    </Dialog>
  )
}

function notifyPublished({ id, form }: PostVersion, action: PublishingAction, now: number) {
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
