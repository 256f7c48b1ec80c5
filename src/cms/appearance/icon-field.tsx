'use client'

import type { Appearance } from '#src/contract/appearance/appearance-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { ImageLibraryButton, ImageUploadButton } from '#src/cms/media/image-buttons.tsx'
import { useImageLibrary } from '#src/cms/media/use-image-library.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { useIconUpload } from './use-icon-upload.ts'

type Icon = Appearance['icon']
type IconFieldProps = {
  icon: Icon
  /** The server's sentence about the saved choice. */
  refusal: string | undefined
  onChange: (icon: Icon) => void
}

/** The icon of the site: a picture of the library or an uploaded one, as browsers cut it. */
export function IconField({ icon, refusal, onChange }: IconFieldProps) {
  const choose = (item: MediaItem) =>
    onChange({ id: item.id, url: item.url, originalName: item.originalName })
  const { images } = useImageLibrary()
  const upload = useIconUpload(choose)
  const problem = upload.problem ?? refusal
  return (
    <div className="flex flex-wrap items-start gap-5">
      {/* The mark has its own address, which shows the picture once one is saved. */}
      <img
        src={icon?.url ?? '/icon.svg'}
        alt={icon ? 'The chosen icon' : 'The mark of the site'}
        className="size-20 rounded-card border border-border bg-raised object-cover"
      />
      <div className="grid min-w-0 grow basis-64 gap-2">
        <p className="text-sm font-medium break-words">
          {icon ? icon.originalName : 'The mark of the site, in the light accent'}
        </p>
        <p className="text-xs text-muted">
          In the tabs of browsers and on home screens: a square picture, best {LIMITS.iconBestSide}{' '}
          × {LIMITS.iconBestSide} pixels.
        </p>
        {upload.share !== undefined && <Progress label="Uploading the icon" share={upload.share} />}
        {problem && (
          <p role="alert" className="text-xs text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <ImageUploadButton
            label="Upload the icon"
            isBusy={upload.share !== undefined}
            onFile={upload.start}
          />
          <ImageLibraryButton
            title="Choose the icon"
            chosen={icon?.url ?? ''}
            onChoose={(address) => {
              const item = images?.find(({ url }) => url === address)
              if (item) choose(item)
            }}
          />
          {icon && <Button onClick={() => onChange(null)}>Use the mark</Button>}
        </div>
      </div>
    </div>
  )
}
