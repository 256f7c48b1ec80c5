'use client'

import { Megaphone } from 'lucide-react'
import { announcementCalls } from '#src/contract/announcement/announcement-calls.ts'
import type { EditedAnnouncement } from '#src/contract/announcement/announcement-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { DocumentEditor } from '#src/cms/documents/document-editor.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'
import { useAnnouncement } from './use-announcement.ts'

type AnnouncementEditorProps = {
  initial: StoredDocument<EditedAnnouncement>
}

const NONE: EditedAnnouncement = { text: '', link: { label: '', url: '' }, endsAt: null }

export function AnnouncementEditor({ initial }: AnnouncementEditorProps) {
  const { document, restore } = useAnnouncement(initial)
  const { change, fill, publish } = document
  const { form, stored } = document.state.draft
  const { confirm, dialog } = useConfirm()
  const isLive = stored.state !== 'draft' && stored.form.text !== ''
  const takeDown = async () => {
    const description = 'It is gone from every page at once. The history keeps its text.'
    if (!(await confirm({ title: 'Take it down?', description, confirmLabel: 'Take down' }))) return
    fill(NONE)
    publish()
  }
  return (
    <>
      <DocumentEditor
        document={document}
        title="Announcement"
        never="No announcement yet"
        previewHref="/preview/announcement"
        viewHref={isLive ? '/' : null}
        consequence={
          form.text === ''
            ? 'Without text there is no announcement: the line is gone from every page at once.'
            : 'The line is above the header of every public page at once. Who closed an earlier one sees it again if text or link changed.'
        }
        versions={{
          options: callQuery(announcementCalls.listAnnouncementVersions),
          onRestore: restore,
        }}
        actions={
          isLive && (
            <Button onClick={() => void takeDown()}>
              <Megaphone aria-hidden className="size-4" />
              Take down
            </Button>
          )
        }
      >
        {(value, problems) => (
          <AnnouncementFields value={value} problems={problems} onChange={change} />
        )}
      </DocumentEditor>
      {dialog}
    </>
  )
}
