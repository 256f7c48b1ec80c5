import { expect, it } from 'vitest'
import { uploadPath } from '#src/http/import-upload.ts'

it.each([
  ['post.md', ['post.md']],
  ['blog/content/a b/é.md', ['blog', 'content', 'a b', 'é.md']],
  ['blog\\content\\a.md', ['blog', 'content', 'a.md']],
  ['/etc/passwd', ['etc', 'passwd']],
  ['./a/./b.md', ['a', 'b.md']],
  ['../a.md', undefined],
  ['a/../../b.md', undefined],
  ['a/..\\b.md', undefined],
  ['', undefined],
  ['/', undefined],
  ['a\u0000.md', undefined],
  [`${'x'.repeat(256)}.md`, undefined],
  ['a/'.repeat(31), undefined],
])('%j is stored as %j', (given, parts) => {
  expect(uploadPath(given)).toEqual(parts)
})
