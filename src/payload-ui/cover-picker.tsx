'use client'

import { Button, useField, useListDrawer } from '@payloadcms/ui'
import { isImageUrl } from '#src/contract/posts/image-url.ts'
import './frame.css'

const IMAGES = { media: { mimeType: { contains: 'image/' } } }

export function CoverPicker() {
  const { value, setValue, disabled } = useField<string | null>({ path: 'imageUrl' })
  const [Files, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions: IMAGES,
  })
  return (
    <div className="folio-cover">
      {value && isImageUrl(value) && <img src={value} alt="Preview of the featured image" />}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={disabled}
        onClick={openDrawer}
      >
        Choose a featured image
      </Button>
      <Files
        allowCreate
        enableRowSelections={false}
        onSelect={({ doc }) => {
          setValue(doc['url'])
          closeDrawer()
        }}
      />
    </div>
  )
}
