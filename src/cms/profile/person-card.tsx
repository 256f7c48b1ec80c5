import { UserRound } from 'lucide-react'
import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { textFields } from '#src/cms/documents/text-field.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { ImageField } from '#src/cms/media/image-field.tsx'
import { MediaPreview } from '#src/cms/media/media-preview.tsx'
import { useImageLibrary } from '#src/cms/media/use-image-library.ts'
import { FieldAnchor } from './field-anchor.tsx'
import { LinkList } from './profile-lists.tsx'
import type { ProfilePart } from './profile-parts.ts'

const LINES = ['name', 'title', 'email', 'phone', 'location'] as const
const TYPES: Partial<Record<string, string>> = { email: 'email', phone: 'tel' }

export function PersonCard(part: ProfilePart) {
  const { value, problems, change } = part
  const text = textFields({ fields: profileFields, value, problems, onChange: change })
  return (
    <Card>
      <CardHeader title="Person" />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          {LINES.map((name) => (
            <FieldAnchor key={name} field={name}>
              {text(name, { type: TYPES[name] })}
            </FieldAnchor>
          ))}
          <FieldAnchor field="timeZone">
            <TimeZoneField {...part} />
          </FieldAnchor>
        </div>
        <FieldAnchor field="tagline">{text('tagline', { rows: 2 })}</FieldAnchor>
        <PortraitField
          value={value.portrait}
          problem={problems['portrait']}
          onChange={(portrait) => change({ portrait })}
        />
        <FieldAnchor field="links">
          <LinkList {...part} />
        </FieldAnchor>
      </CardBody>
    </Card>
  )
}

function TimeZoneField({ value: { timeZone }, problems, change }: ProfilePart) {
  const { label, hint } = profileFields.timeZone
  const typed = timeZone.trim().toLowerCase().replaceAll(' ', '_')
  const zones = typed === '' ? [] : Intl.supportedValuesOf('timeZone')
  const found = zones.filter((zone) => zone.toLowerCase().includes(typed) && zone !== timeZone)
  return (
    <Field label={label} hint={hint} error={problems['timeZone']}>
      {(control) => (
        <SuggestInput
          {...control}
          value={timeZone}
          suggestions={found}
          onValueChange={(zone) => change({ timeZone: zone })}
          onPick={(zone) => change({ timeZone: zone })}
        />
      )}
    </Field>
  )
}

type PortraitFieldProps = {
  value: string | null
  problem: string | undefined
  onChange: (id: string | null) => void
}

function PortraitField({ value, problem, onChange }: PortraitFieldProps) {
  const current = useImageLibrary().images?.find(({ id }) => id === value)
  return (
    <ImageField
      noun="portrait"
      {...profileFields.portrait}
      problem={problem}
      url={current?.url ?? (value && '')}
      onChoose={(item) => onChange(item?.id ?? null)}
      preview={
        current ? (
          <MediaPreview item={current} className="size-20 rounded-card border border-border" />
        ) : (
          <span className="grid size-20 place-items-center rounded-card border border-border bg-raised text-muted">
            <UserRound aria-hidden className="size-8" />
          </span>
        )
      }
    />
  )
}
