'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { PublishingFields } from './publishing-fields.tsx'
import type { PublishingFieldsProps } from './publishing-fields.tsx'
import { notifyPublished } from './publishing-notice.ts'
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
    const { id, form } = state.draft.stored
    if (requested) notifyPublished({ id, form, action: requested.action, now })
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
