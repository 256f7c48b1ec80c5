'use client'

import { FilePen, Send } from 'lucide-react'
import { Button } from '#src/ui/controls/button.tsx'
import { SidebarCard } from './sidebar-card.tsx'
import { CodeBlockDialog } from './code-block-dialog.tsx'
import { STATUS_LABEL } from '#src/cms/posts/form/post-form.ts'
import type { FormStatus } from '#src/cms/posts/form/post-form.ts'

type PostQuickActionsProps = {
  status: FormStatus
  onStatus: (status: FormStatus) => void
  onInsert: (segment: string) => void
}

/** The two status buttons set the field of the form; they do not save (S2-editor-quick-09). */
export function PostQuickActions({ status, onStatus, onInsert }: PostQuickActionsProps) {
  return (
    <SidebarCard title="Quick Actions">
      <div className="grid gap-2 p-4">
        <CodeBlockDialog onInsert={onInsert} />
        <Button icon={FilePen} aria-pressed={status === 'draft'} onClick={() => onStatus('draft')}>
          Save as Draft
        </Button>
        <Button
          icon={Send}
          aria-pressed={status === 'published'}
          onClick={() => onStatus('published')}
        >
          Publish Now
        </Button>
        <p className="text-xs text-muted">Status: {STATUS_LABEL[status]}. Save to apply it.</p>
      </div>
    </SidebarCard>
  )
}
