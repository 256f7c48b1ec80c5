import clsx from 'clsx'
import { useState } from 'react'
import { isImageUrl } from '#src/contract/posts/image-url.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { useDragOver } from '#src/cms/uploads/drop-zone.tsx'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { ImageLibraryButton, ImageUploadButton } from '#src/cms/media/image-buttons.tsx'
import { postTextFields } from './post-text-fields.ts'
import type { PostFieldProps } from './post-text-fields.ts'
import type { OneImageUpload } from '#src/cms/media/use-image-upload.ts'

/** Reads the library, which a post without an image does not need. */
const AltField = lazyPart({
  name: 'The alt text',
  fallback: null,
  load: async () => (await import('#src/cms/media/alt-field.tsx')).AltField,
})

export type FeaturedImageFieldProps = PostFieldProps & { cover: OneImageUpload }

export function FeaturedImageField({ cover, ...fields }: FeaturedImageFieldProps) {
  const { imageUrl } = fields.form
  const url = imageUrl.trim()
  const { isOver, ...drag } = useDragOver(([file]) => file && cover.start(file))
  return (
    <div
      {...drag}
      className={clsx(
        'grid content-start gap-2 rounded-card',
        isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
      )}
    >
      {postTextFields(fields)('imageUrl', { type: 'url' })}
      <FeaturedImagePreview key={imageUrl} url={url} />
      <CoverUploadProgress upload={cover} />
      {url !== '' && <AltField url={url} />}
      <div className="flex flex-wrap gap-2">
        <ImageUploadButton label="Upload a featured image" onFile={cover.start} />
        <ImageLibraryButton
          title="Choose a featured image"
          chosen={url}
          onChoose={(image) => fields.onChange({ imageUrl: image.url })}
        />
      </div>
    </div>
  )
}

function CoverUploadProgress({ upload: { current, retry, dismiss } }: { upload: OneImageUpload }) {
  if (!current) return null
  const { file, share, problem } = current
  if (problem === undefined) return <Progress label={`Uploading ${file.name}`} share={share} />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-xs text-danger">
      <p className="min-w-0 grow break-words">{problem}</p>
      <Button onClick={retry}>Try again</Button>
      <Button onClick={dismiss}>Dismiss</Button>
    </div>
  )
}

function FeaturedImagePreview({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (!isImageUrl(url)) return null
  if (isBroken) return <p className="text-xs text-danger">This image cannot be loaded.</p>
  return (
    <img
      src={url}
      alt="Preview of the featured image"
      onError={() => setIsBroken(true)}
      className="aspect-video w-full rounded-card border border-border bg-raised object-cover"
    />
  )
}
