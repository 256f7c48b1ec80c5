import type { FormEvent } from 'react'
import {
  fromDateTimeInput,
  timeZoneName,
  toDateTimeInput,
} from '#src/lib/format/date-time-input.ts'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { isPublicNow } from '#src/cms/posts/form/post-form.ts'
import type { StoredPost } from './url-fields.tsx'
import type { PostFieldProps } from './post-text-fields.ts'

export type ScheduleFieldProps = PostFieldProps & StoredPost

export function ScheduleField({ form, stored, problems, onChange }: ScheduleFieldProps) {
  const now = useNow()
  const value = form.status === 'scheduled' ? form.scheduledFor : ''
  const unscheduled = stored && stored.status !== 'scheduled' ? stored.status : 'draft'
  const hidden = value !== '' && stored && isPublicNow(stored, now)
  const zone = timeZoneName(new Date(fromDateTimeInput(value) ?? now))

  /** An incomplete date has no value, but must not be saved as if there were none. */
  const handle = ({ currentTarget: { value: typed, validity } }: FormEvent<HTMLInputElement>) => {
    const isEmpty = typed === '' && !validity.badInput
    if (isEmpty && form.status !== 'scheduled') return
    const status = isEmpty ? unscheduled : 'scheduled'
    if (typed !== value || status !== form.status) onChange({ status, scheduledFor: typed })
  }
  return (
    <Field
      label="Schedule for"
      hint={`${zone}${hidden ? '. Until then, visitors do not see the post.' : ''}`}
      error={problems.scheduledFor ?? problems.publishedAt}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          min={toDateTimeInput(new Date(now).toISOString())}
          // Four digits for the year.
          max="9999-12-31T23:59"
          value={value}
          onChange={handle}
          onKeyUp={handle}
          onBlur={handle}
        />
      )}
    </Field>
  )
}
