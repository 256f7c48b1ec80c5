'use client'

import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '#src/contract/limits.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { mediaListOptions, useUpdateMedia } from '#src/queries/media-queries.ts'
import { failed } from '#src/cms/components/screen/action-toasts.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'

export function AltField({ url }: { url: string }) {
  const item = useQuery(mediaListOptions()).data?.find((known) => known.url === url)
  return item ? <AltOf key={item.id} item={item} /> : null
}

function AltOf({ item: { id, alt } }: { item: MediaItem }) {
  const { mutate } = useUpdateMedia()
  const save = (typed: string) => {
    if (typed !== alt)
      mutate(
        { params: { id }, body: { alt: typed } },
        { onError: () => failed('Failed to save alt text') },
      )
  }
  return (
    <Field label="Alt text" hint="Describe the image. Leave empty if it is decorative.">
      {(control) => (
        <Input
          {...control}
          defaultValue={alt}
          maxLength={LIMITS.altLength}
          onBlur={({ target }) => save(target.value.trim())}
        />
      )}
    </Field>
  )
}
