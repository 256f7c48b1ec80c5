'use client'

import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import type { MediaItem } from '#src/contract/files/media-schemas.ts'
import { useUpdateMedia } from '#src/queries/media-queries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'

/** Alternative text of a picture. Empty is valid: the picture is decorative. */
export function AltTextForm({ item }: { item: MediaItem }) {
  const [alt, setAlt] = useState(item.alt)
  const { mutate, isPending } = useUpdateMedia()
  const save = () =>
    mutate(
      { id: item.id, alt: alt.trim() },
      {
        onSuccess: () => toast({ title: 'Success', description: 'Alt text saved' }),
        onError: () =>
          toast({ variant: 'destructive', title: 'Error', description: 'Failed to save alt text' }),
      },
    )
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="min-w-48 grow">
        <Field label="Alt text" hint="Describe the picture. Leave empty if it is decorative.">
          {(props) => (
            <Input
              {...props}
              value={alt}
              maxLength={LIMITS.altLength}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="mt-5.5" disabled={isPending || alt.trim() === item.alt}>
        Save
      </Button>
    </form>
  )
}
