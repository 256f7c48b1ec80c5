'use client'

import { useQuery } from '@tanstack/react-query'
import { Image as ImageIcon, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { MediaPreview } from '#src/cms/media/media-preview.tsx'
import { ImagePicker } from '#src/cms/posts/fields/image-picker.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { PortraitUpload } from './portrait-upload.tsx'

type PortraitFieldProps = {
  /** Id of a picture of the library. */
  value: string | null
  problem: string | undefined
  onChange: (id: string | null) => void
}

/** Uploaded here, or chosen from the library. */
export function PortraitField({ value, problem, onChange }: PortraitFieldProps) {
  const { label, hint } = profileFields.portrait
  const [isOpen, setIsOpen] = useState(false)
  const library = useQuery(mediaListOptions())
  const current = library.data?.find(({ id }) => id === value)
  const choose = (url: string) => {
    const item = library.data?.find((one) => one.url === url)
    if (item) onChange(item.id)
    setIsOpen(false)
  }
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-4">
      {current ? (
        <MediaPreview item={current} className="size-20 rounded-card border border-border" />
      ) : (
        <span className="grid size-20 place-items-center rounded-card border border-border bg-raised text-muted">
          <UserRound aria-hidden className="size-8" />
        </span>
      )}
      <div className="grid min-w-0 gap-2">
        <span className="text-xs font-medium text-muted">{label}</span>
        <div className="flex flex-wrap gap-2">
          <PortraitUpload onUploaded={onChange} />
          <Dialog open={isOpen} onOpenChange={setIsOpen}>
            <DialogTrigger asChild>
              <Button>
                <ImageIcon aria-hidden className="size-4" />
                Choose from library
              </Button>
            </DialogTrigger>
            <DialogContent title="Choose a portrait" className="max-w-3xl">
              <ImagePicker chosen={current?.url ?? ''} onChoose={choose} />
            </DialogContent>
          </Dialog>
          {value !== null && (
            <Button onClick={() => onChange(null)}>
              <X aria-hidden className="size-4" />
              Remove portrait
            </Button>
          )}
        </div>
        <p className="text-xs text-muted">{hint}</p>
        {problem && <p className="text-xs text-danger">{problem}</p>}
      </div>
    </div>
  )
}
