import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { mediaListOptions, useUpdateMedia } from '#src/queries/media-queries.ts'
import { failed } from '#src/cms/components/screen/run-action.ts'
import { TextField } from '#src/cms/documents/text-field.tsx'

export const ALT_FIELD = {
  label: 'Alt text',
  hint: 'Describe the image. Leave empty if it is decorative.',
}

export function AltField({ url }: { url: string }) {
  const item = useQuery(mediaListOptions()).data?.find((known) => known.url === url)
  return item ? <AltOf key={item.id} item={item} /> : null
}

function AltOf({ item: { id, alt } }: { item: MediaItem }) {
  const { mutate } = useUpdateMedia()
  const [typed, setTyped] = useState(alt)
  const save = () => {
    const body = { alt: typed.trim() }
    if (body.alt !== alt)
      mutate({ params: { id }, body }, { onError: () => failed('Failed to save alt text') })
  }
  return (
    <TextField
      field={ALT_FIELD}
      value={typed}
      maxLength={LIMITS.altLength}
      onChange={setTyped}
      onBlur={save}
    />
  )
}
