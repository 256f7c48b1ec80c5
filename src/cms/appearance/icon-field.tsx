'use client'

import type { Appearance } from '#src/contract/appearance/appearance-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { ImageField } from '#src/cms/media/image-field.tsx'

type Icon = Appearance['icon']
type IconFieldProps = {
  icon: Icon
  /** The server's sentence about the saved choice. */
  refusal: string | undefined
  onChange: (icon: Icon) => void
}

const SIDE = LIMITS.iconBestSide

export const IconField = ({ icon, refusal, onChange }: IconFieldProps) => (
  <ImageField
    noun="icon"
    label={icon?.originalName ?? 'The mark of the site, in the light accent'}
    hint={`In the tabs of browsers and on home screens: a square picture, best ${SIDE} × ${SIDE} pixels.`}
    problem={refusal}
    url={icon?.url ?? null}
    alt="Icon of the site"
    onChoose={(item) =>
      onChange(item && { id: item.id, url: item.url, originalName: item.originalName })
    }
    // The mark has its own address, which shows the picture once one is saved.
    preview={
      <img
        src={icon?.url ?? '/icon.svg'}
        alt={icon ? 'The chosen icon' : 'The mark of the site'}
        className="size-20 rounded-card border border-border bg-raised object-cover"
      />
    }
  />
)
