'use client'

import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { mediaPatchSchema } from '#src/contract/media/media-schemas.ts'
import type { MediaItem, MediaPatch } from '#src/contract/media/media-schemas.ts'
import { useUpdateMedia } from '#src/queries/media-queries.ts'
import { runAction } from '#src/cms/components/screen/run-action.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { kindOf } from './media-kind.ts'

/** Name of a file, and the alternative text of an image: empty is valid, the image is decorative. */
export function MediaDetailsForm({ item }: { item: MediaItem }) {
  const [name, setName] = useState(item.originalName)
  const [alt, setAlt] = useState(item.alt)
  const { mutateAsync, isPending } = useUpdateMedia()
  const patch = changesOf(item, { originalName: name.trim(), alt: alt.trim() })
  const isChanged = Object.keys(patch).length > 0
  const error = isChanged ? mediaPatchSchema.safeParse(patch).error?.issues[0]?.message : undefined
  const save = () => {
    if (!isChanged || error) return
    void runAction({
      send: () => mutateAsync({ params: { id: item.id }, body: patch }),
      ...textsOf(patch),
    })
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label="Name"
        hint="Shown in the library and used as the file name for downloads."
        error={error}
      >
        {(props) => (
          <Input
            {...props}
            value={name}
            maxLength={LIMITS.fileNameLength}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {kindOf(item) === 'image' && (
        <Field label="Alt text" hint="Describe the image. Leave empty if it is decorative.">
          {(props) => (
            <Input
              {...props}
              value={alt}
              maxLength={LIMITS.altLength}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </Field>
      )}
      <Button
        type="submit"
        className="justify-self-end"
        disabled={isPending || !isChanged || error !== undefined}
      >
        Save
      </Button>
    </form>
  )
}

const changesOf = (item: MediaItem, typed: Required<MediaPatch>): MediaPatch => ({
  ...(typed.originalName !== item.originalName && { originalName: typed.originalName }),
  ...(typed.alt !== item.alt && { alt: typed.alt }),
})

function textsOf({ originalName, alt }: MediaPatch) {
  if (originalName === undefined)
    return { done: 'Alt text saved', failure: 'Failed to save alt text' }
  if (alt === undefined) return { done: 'File renamed', failure: 'Failed to rename file' }
  return { done: 'Name and alt text saved', failure: 'Failed to save name and alt text' }
}
