'use client'

import { Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { isImageUrl } from '#src/contract/posts/image-url.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { ImagePicker } from './image-picker.tsx'

type FeaturedImageFieldProps = {
  value: string
  error: string | undefined
  onChange: (url: string) => void
}

/** §2 Featured Image URL: typed, or selected from the library, with a preview. */
export function FeaturedImageField({ value, error, onChange }: FeaturedImageFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const choose = (url: string) => {
    onChange(url)
    setIsOpen(false)
  }
  return (
    <div className="grid content-start gap-2">
      <Field label={postFields.imageUrl.label} error={error}>
        {(control) => (
          <Input
            {...control}
            type="url"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <FeaturedImagePreview key={value} url={value.trim()} />
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button className="justify-self-start">
            <ImageIcon aria-hidden className="size-4" />
            Choose from library
          </Button>
        </DialogTrigger>
        <DialogContent title="Choose a featured image" className="max-w-3xl">
          <ImagePicker chosen={value.trim()} onChoose={choose} />
        </DialogContent>
      </Dialog>
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
