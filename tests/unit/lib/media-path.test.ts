import { expect, it } from 'vitest'
import { mediaPath, versionedUrl } from '#src/lib/media-path.ts'

it.each([
  ['/files/media/abc.png', '/files/media/abc.png'],
  ['https://example.com/files/media/abc-640.webp', '/files/media/abc-640.webp'],
  ['/images/post-default.svg', undefined],
  ['/files/resumes/abc.pdf', undefined],
  ['/files/media/abc.png?size=1', undefined],
  ['', undefined],
])('the media path of %j is %j', (address, path) => {
  expect(mediaPath(address)).toBe(path)
})

it.each([
  ['/files/media/abc.png', 'abc', '/files/media/abc.png'],
  ['/files/media/abc.png', 'def', '/files/media/abc.png?v=def'],
  ['/files/media/abc.png', '', '/files/media/abc.png'],
])('%j in version %j loads from %j', (address, version, expected) => {
  expect(versionedUrl(address, version)).toBe(expected)
})
