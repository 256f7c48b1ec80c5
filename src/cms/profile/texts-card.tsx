import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { InlineTextField } from '#src/cms/documents/inline-text-field.tsx'
import { textFields } from '#src/cms/documents/text-field.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { FieldAnchor } from './field-anchor.tsx'
import type { ProfilePart } from './profile-parts.ts'

export function TextsCard({ value, problems, change }: ProfilePart) {
  const text = textFields({ fields: profileFields, value, problems, onChange: change })
  return (
    <Card>
      <CardHeader>
        <CardTitle>Texts</CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FieldAnchor field="summary">
          <InlineTextField
            field={profileFields.summary}
            value={value.summary}
            problem={problems['summary']}
            onChange={(summary) => change({ summary })}
          />
        </FieldAnchor>
        <FieldAnchor field="availability">
          <InlineTextField
            isOneLine
            field={profileFields.availability}
            value={value.availability}
            problem={problems['availability']}
            onChange={(availability) => change({ availability })}
          />
        </FieldAnchor>
        {(['contactIntro', 'blogIntro'] as const).map((name) => (
          <FieldAnchor key={name} field={name}>
            {text(name, { rows: 3 })}
          </FieldAnchor>
        ))}
      </CardBody>
    </Card>
  )
}
