import { expect, it } from 'vitest'
import { acceptOf, kindOf, parseKind } from '#src/cms/media/media-kind.ts'

it.each([
  ['image/png', 'image', 'image/*'],
  ['video/mp4', 'video', 'video/*'],
  ['audio/wav', 'audio', 'audio/*'],
  ['application/pdf', 'document', '.pdf'],
  ['text/plain', 'document', '.doc,.docx,.txt'],
])('%s is of the kind %s, replaced by %s', (mimeType, kind, accept) => {
  expect(kindOf({ mimeType })).toBe(kind)
  expect(acceptOf({ mimeType })).toBe(accept)
})

it('reads the kind of the URL, and ignores others', () => {
  expect([parseKind('audio'), parseKind(''), parseKind('pdf')]).toEqual([
    'audio',
    undefined,
    undefined,
  ])
})
