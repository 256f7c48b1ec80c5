'use client'

import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { profileCalls } from '#src/contract/profile/profile-calls.ts'
import type { EditedProfile, StoredProfile } from '#src/contract/profile/edited-profile.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { DocumentEditor } from '#src/cms/documents/document-editor.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useAuth } from '#src/queries/user-queries.ts'
import { storedDocument } from '#src/cms/documents/document-kind.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import type { WithETag } from '#src/queries/client.ts'
import { useChange } from '#src/queries/use-change.ts'
import { useDocument } from '#src/cms/documents/use-document.ts'
import { emptyProfile } from './empty-profile.ts'
import { FieldAnchor, useFieldAnchor } from './field-anchor.tsx'
import { JsonResumeCard } from './json-resume-card.tsx'
import { PersonCard } from './person-card.tsx'
import { ProfileLists } from './profile-lists.tsx'
import { SkillsCard } from './skills-card.tsx'
import { TextsCard } from './texts-card.tsx'

const storedProfile = callQuery(profileCalls.getProfile, {}, { staleTime: 0 })

export function ProfileScreen() {
  return (
    <DocumentLoader title="Profile" options={storedProfile}>
      {(stored) => <ProfileEditor initial={toDocument(stored)} />}
    </DocumentLoader>
  )
}

type ProfileEditorProps = {
  initial: StoredDocument<EditedProfile>
}

function ProfileEditor({ initial }: ProfileEditorProps) {
  const { document, reset } = useProfile(initial)
  const { fill, settle, reload } = document
  const { form, stored } = document.state.draft
  const { user } = useAuth()
  useFieldAnchor()
  const startEmpty = () => {
    const action = { label: 'Undo', onAction: () => fill(form) }
    fill(emptyProfile(user?.email ?? ''))
    toast({ title: 'Fields cleared', description: 'Fill in your own details.', action })
  }
  const askReset = async () => {
    const description =
      'Replaces your draft with the example profile. Your text stays in the history, and visitors see nothing until you publish.'
    const question = { title: 'Reset to the example profile?', description, confirmLabel: 'Reset' }
    if (await confirm(question)) await reset()
  }
  return (
    <DocumentEditor
      document={document}
      title="Profile"
      never="Not published yet: visitors see the example profile"
      previewHref="/preview/profile"
      consequence="The home page, resume, feeds and search engines show it immediately."
      versions={{ options: callQuery(profileCalls.listProfileVersions) }}
      actions={
        <Button icon={RotateCcw} onClick={() => void askReset()}>
          Reset
        </Button>
      }
      intro={
        <JsonResumeCard
          onStart={settle}
          onImported={reload}
          onEmpty={stored.state === 'draft' ? startEmpty : undefined}
        />
      }
    >
      {(part) => (
        <>
          <PersonCard {...part} />
          <TextsCard {...part} />
          <FieldAnchor field="skills">
            <SkillsCard {...part} />
          </FieldAnchor>
          <ProfileLists {...part} />
        </>
      )}
    </DocumentEditor>
  )
}

const toDocument = ({ data: { profile, ...metadata }, etag }: WithETag<StoredProfile>) =>
  storedDocument({
    ...{ id: null, form: profile, etag, ...metadata },
    path: metadata.state === 'draft' ? null : '/',
  })

function useProfile(initial: StoredDocument<EditedProfile>) {
  const client = useQueryClient()
  const publishing = useChange(profileCalls.publishProfile)
  const saving = useChange(profileCalls.saveProfileDraft)
  const restoration = useChange(profileCalls.restoreProfileVersion)
  const reset = useChange(profileCalls.resetProfile)
  const document = useDocument({
    ...{ noun: 'profile', subject: 'profile', initial, toDocument },
    save: (body, { isDraft, etag }) => (isDraft ? saving : publishing).mutateAsync({ body, etag }),
    read: () => client.fetchQuery(storedProfile),
    restore: (version, { etag }) => restoration.mutateAsync({ params: { version }, etag }),
  })
  return { document, reset: () => document.replaceBy(({ etag }) => reset.mutateAsync({ etag })) }
}
