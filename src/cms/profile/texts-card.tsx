import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { InlineTextField } from '#src/cms/documents/inline-text-field.tsx'
import { textFields } from '#src/cms/documents/text-field.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/display/card.tsx'
import { FieldAnchor } from './field-anchor.tsx'
import type { ProfilePart } from './profile-parts.ts'

export function TextsCard({ value, problems, change }: ProfilePart) {
  const text = textFields({ fields: profileFields, value, problems, onChange: change })
  return (
    <Card>
      <CardHeader title="Texts" />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {(['summary', 'availability'] as const).map((name) => (
          <FieldAnchor key={name} field={name}>
            <InlineTextField
              isOneLine={name === 'availability'}
              field={profileFields[name]}
              value={value[name]}
              problem={problems[name]}
              onChange={(typed) => change({ [name]: typed })}
            />
          </FieldAnchor>
        ))}
        {(['contactIntro', 'blogIntro'] as const).map((name) => (
          <FieldAnchor key={name} field={name}>
            {text(name, { rows: 3 })}
          </FieldAnchor>
        ))}
      </CardBody>
    </Card>
  )
}
