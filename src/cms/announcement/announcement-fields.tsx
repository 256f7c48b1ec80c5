'use client'

import type { FormEvent } from 'react'
import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import { renderTree } from '#src/content/render/render-tree.ts'
import type { EditedAnnouncement } from '#src/contract/announcement/announcement-calls.ts'
import { announcementFields } from '#src/contract/announcement/announcement-fields.ts'
import { LIMITS } from '#src/contract/limits.ts'
import {
  fromDateTimeInput,
  timeZoneName,
  toDateTimeInput,
} from '#src/lib/format/date-time-input.ts'
import { useNow } from '#src/cms/components/use-now.ts'
import type { Problems } from '#src/cms/drafts/draft-kind.ts'
import { InlineTextField } from '#src/cms/documents/inline-text-field.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { Card, CardBody } from '#src/ui/display/card.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'

type AnnouncementFieldsProps = {
  value: EditedAnnouncement
  problems: Problems
  onChange: (part: Partial<EditedAnnouncement>) => void
}

const { text, linkLabel, linkUrl } = announcementFields

export function AnnouncementFields({ value, problems, onChange }: AnnouncementFieldsProps) {
  const { link } = value
  const length = plainText(renderTree(value.text, parseInBrowser)).trim().length
  const excess = length > LIMITS.announcementLength
  return (
    <Card>
      <CardBody className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <InlineTextField
          isOneLine
          field={{ ...text, hint: `${text.hint} ${length} so far.` }}
          value={value.text}
          problem={
            problems['text'] ??
            (excess ? `${length} characters; ${LIMITS.announcementLength} fit` : undefined)
          }
          onChange={(content) => onChange({ text: content })}
        />
        <fieldset className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <legend className="mb-3 text-sm font-medium">Link at its end</legend>
          <TextField
            field={linkLabel}
            value={link.label}
            problem={problems['link.label']}
            onChange={(label) => onChange({ link: { ...link, label } })}
          />
          <TextField
            field={linkUrl}
            value={link.url}
            problem={problems['link.url']}
            onChange={(url) => onChange({ link: { ...link, url } })}
          />
        </fieldset>
        <EndField value={value.endsAt} problem={problems['endsAt']} onChange={onChange} />
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
      hint={`${hint} ${zone}${hasEnded ? '. It has ended: visitors do not see it.' : ''}`}
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
