'use client'

import { projectFields } from '#src/contract/projects/project-fields.ts'
import { ImageField } from '#src/cms/media/image-field.tsx'

type CoverFieldProps = {
  /** URL of an image of the library. */
  value: string | null
  problem: string | undefined
  onChange: (address: string | null) => void
}

export const CoverField = ({ value, problem, onChange }: CoverFieldProps) => (
  <ImageField
    noun="cover"
    {...projectFields.cover}
    problem={problem}
    url={value}
    onChoose={(item) => onChange(item?.url ?? null)}
    preview={
      value !== null && (
        <img
          src={value}
          alt="Preview of the cover"
          className="aspect-video w-full rounded-card border border-border bg-raised object-cover"
        />
      )
    }
  />
)
