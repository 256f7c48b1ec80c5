'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import type { FormEvent } from 'react'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { announcementCalls } from '#src/contract/announcement/announcement-calls.ts'
import type {
  EditedAnnouncement,
  StoredAnnouncement,
} from '#src/contract/announcement/announcement-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { storedDocument } from '#src/cms/documents/document-kind.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { DocumentEditor } from '#src/cms/documents/document-editor.tsx'
import type { EditedPart } from '#src/cms/documents/document-editor.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { plainText } from '#src/content/render/plain-text.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { announcementFields } from '#src/contract/announcement/announcement-fields.ts'
import { LIMITS } from '#src/contract/limits.ts'
import {
  fromDateTimeInput,
  timeZoneName,
  toDateTimeInput,
} from '#src/lib/format/date-time-input.ts'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { InlineTextField } from '#src/cms/documents/inline-text-field.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { Card, CardBody } from '#src/ui/display/card.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import type { WithETag } from '#src/queries/client.ts'
import { useChange } from '#src/queries/use-change.ts'
import { useDocument } from '#src/cms/documents/use-document.ts'

const { text, linkLabel, linkUrl } = announcementFields

function AnnouncementFields({ value, problems, change }: EditedPart<EditedAnnouncement>) {
  const { link } = value
  const length = plainText(renderContent(value.text)).trim().length
  const excess = length > LIMITS.announcementLength
  return (
    <Card>
      <CardBody className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <InlineTextField
          isOneLine
          field={{
            ...text,
            hint: `${text.hint} ${length} of ${LIMITS.announcementLength} characters.`,
          }}
          value={value.text}
          problem={
            problems['text'] ??
            (excess
              ? `Use at most ${LIMITS.announcementLength} characters (now ${length}).`
              : undefined)
          }
          onChange={(content) => change({ text: content })}
        />
        <fieldset className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <legend className="mb-3 text-sm font-medium">Link at the end</legend>
          <TextField
            field={linkLabel}
            value={link.label}
            problem={problems['link.label']}
            onChange={(label) => change({ link: { ...link, label } })}
          />
          <TextField
            field={linkUrl}
            value={link.url}
            problem={problems['link.url']}
            onChange={(url) => change({ link: { ...link, url } })}
          />
        </fieldset>
        <EndField value={value.endsAt} problem={problems['endsAt']} onChange={change} />
      </CardBody>
    </Card>
  )
}

type EndFieldProps = {
  value: string | null
  problem: string | undefined
  onChange: (part: { endsAt: string | null }) => void
}

function EndField({ value, problem, onChange }: EndFieldProps) {
  const { label, hint } = announcementFields.endsAt
  const now = useNow()
  const zone = timeZoneName(new Date(value ?? now))
  const hasEnded = value !== null && Date.parse(value) <= now
  const handle = ({ currentTarget: { value: typed, validity } }: FormEvent<HTMLInputElement>) => {
    // An incomplete date has no value, but must not be saved as if there were none.
    if (!validity.badInput) onChange({ endsAt: fromDateTimeInput(typed) })
  }
  return (
    <Field
      label={label}
      hint={`${hint} ${zone}${hasEnded ? '. It has ended and is no longer shown.' : ''}`}
      error={problem}
      className="max-w-xs"
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={value === null ? '' : toDateTimeInput(value)}
          onChange={handle}
        />
      )}
    </Field>
  )
}

type AnnouncementEditorProps = {
  initial: StoredDocument<EditedAnnouncement>
}

const NONE: EditedAnnouncement = { text: '', link: { label: '', url: '' }, endsAt: null }

function AnnouncementEditor({ initial }: AnnouncementEditorProps) {
  const document = useAnnouncement(initial)
  const { fill, publish } = document
  const { form, stored } = document.state.draft
  const takeDown = async () => {
    const description = 'It disappears from every page immediately. Its text stays in the history.'
    if (
      !(await confirm({
        title: 'Unpublish the announcement?',
        description,
        confirmLabel: 'Unpublish',
      }))
    )
      return
    fill(NONE)
    publish()
  }
  return (
    <DocumentEditor
      document={document}
      title="Announcement"
      never="No announcement yet"
      previewHref="/preview/announcement"
      consequence={
        form.text === ''
          ? 'The text is empty, so publishing removes the announcement from every page.'
          : 'The announcement appears above the header of every public page. Visitors who closed the previous one see it again if the text or link changed.'
      }
      versions={{ options: callQuery(announcementCalls.listAnnouncementVersions) }}
      actions={
        stored.path !== null && (
          <Button icon={Megaphone} onClick={() => void takeDown()}>
            Unpublish
          </Button>
        )
      }
    >
      {(part) => <AnnouncementFields {...part} />}
    </DocumentEditor>
  )
}

const storedAnnouncement = callQuery(announcementCalls.getAnnouncement, {}, { staleTime: 0 })

export function AnnouncementScreen() {
  return (
    <DocumentLoader title="Announcement" options={storedAnnouncement}>
      {(stored) => <AnnouncementEditor initial={toDocument(stored)} />}
    </DocumentLoader>
  )
}

const toDocument = ({ data: { announcement, ...metadata }, etag }: WithETag<StoredAnnouncement>) =>
  storedDocument({
    ...{ id: null, form: announcement, etag, ...metadata },
    path: metadata.state !== 'draft' && announcement.text !== '' ? '/' : null,
  })

function useAnnouncement(initial: StoredDocument<EditedAnnouncement>) {
  const client = useQueryClient()
  const publishing = useChange(announcementCalls.publishAnnouncement)
  const saving = useChange(announcementCalls.saveAnnouncementDraft)
  const restoration = useChange(announcementCalls.restoreAnnouncementVersion)
  return useDocument({
    ...{ noun: 'announcement', subject: 'announcement', initial, toDocument },
    save: (body, { isDraft, etag }) => (isDraft ? saving : publishing).mutateAsync({ body, etag }),
    read: () => client.fetchQuery(storedAnnouncement),
    restore: (version, { etag }) => restoration.mutateAsync({ params: { version }, etag }),
  })
}
