'use client'

import { UserRound } from 'lucide-react'
import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { ImageField } from '#src/cms/media/image-field.tsx'
import { MediaPreview } from '#src/cms/media/media-preview.tsx'
import { useImageLibrary } from '#src/cms/media/use-image-library.ts'

type PortraitFieldProps = {
  /** Id of an image of the library. */
  value: string | null
  problem: string | undefined
  onChange: (id: string | null) => void
}

export function PortraitField({ value, problem, onChange }: PortraitFieldProps) {
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
