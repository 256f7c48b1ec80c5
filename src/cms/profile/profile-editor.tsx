'use client'

import { RotateCcw } from 'lucide-react'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { profileVersionsOptions } from '#src/queries/profile-queries.ts'
import { DocumentBar } from '#src/cms/documents/document-bar.tsx'
import type { StoredDocument } from '#src/cms/documents/document-draft.ts'
import { EarlierTextNotice } from '#src/cms/documents/earlier-text-notice.tsx'
import { VersionsDialog } from '#src/cms/documents/versions-dialog.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'
import { FieldAnchor, useFieldAddress } from './field-anchor.tsx'
import { JsonResumeCard } from './json-resume-card.tsx'
import { PersonCard } from './person-card.tsx'
import { ProfileLists } from './profile-lists.tsx'
import { SkillsCard } from './skills-card.tsx'
import { TextsCard } from './texts-card.tsx'
import { useProfile } from './use-profile.ts'

type ProfileEditorProps = {
  back: { href: string; label: string }
  initial: StoredDocument<EditedProfile>
}

export function ProfileEditor({ back, initial }: ProfileEditorProps) {
  const { document, settle, reload, restore, reset } = useProfile(initial)
  const { draft, change, update, leaveQuestion } = document
  const { confirm, dialog } = useConfirm()
  useFieldAddress()
  const parts = { value: draft.value, problems: draft.failure?.problems ?? {}, change, update }
  const askReset = async () => {
    const description =
      'The draft becomes the default content. The history keeps what you wrote, and nothing is public before you publish it.'
    const question = { title: 'Reset to the default?', description, confirmLabel: 'Reset' }
    if (await confirm(question)) await reset()
  }
  return (
    <>
      <DocumentBar
        document={document}
        title="Profile"
        back={back}
        never="Not yours yet: visitors see the default content"
        previewHref="/preview/profile"
        viewHref={draft.stored.state === 'draft' ? null : '/'}
        consequence="The home page, the resume, the feeds and search engines show it at once."
      >
        <VersionsDialog options={profileVersionsOptions()} onRestore={restore} />
        <Button onClick={() => void askReset()}>
          <RotateCcw aria-hidden className="size-4" />
          Reset
        </Button>
      </DocumentBar>
      <EarlierTextNotice document={document} />
      <JsonResumeCard onStart={settle} onImported={reload} />
      <div key={draft.revision} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PersonCard {...parts} />
        <TextsCard {...parts} />
        <FieldAnchor field="skills">
          <SkillsCard {...parts} />
        </FieldAnchor>
        <ProfileLists {...parts} />
      </div>
      {leaveQuestion}
      {dialog}
    </>
  )
}
