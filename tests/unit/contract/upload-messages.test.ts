import { expect, it } from 'vitest'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'

it.each(['photo.heic', 'PHOTO.HEIF', 'scan.tiff'])('says how %s can be uploaded', (name) => {
  expect(uploadMessages.mediaWrongType(name)).toBe(
    `${name} is not an image, video, audio file or document that can be stored. Export it as JPEG or PNG, and upload that file.`,
  )
})

it('names nothing to do for other files', () => {
  expect(uploadMessages.mediaWrongType('page.html')).toMatch(/can be stored$/)
})
