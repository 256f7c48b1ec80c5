import { expect, it } from 'vitest'
import {
  appendSegment,
  markdownCodeFence,
  markdownImage,
} from '#src/cms/posts/form/insert-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'

it('[S2-editor-media-03] appends a media file as a Markdown image', () => {
  expect(markdownImage({ alt: 'A photo', url: '/files/media/a.png' })).toBe(
    '![A photo](/files/media/a.png)',
  )
})

it('escapes names with brackets and URLs with spaces', () => {
  const stored = markdownImage({ alt: 'photo [1](x).png', url: '/files/a (1).png' })
  expect(splitSegments(stored)).toEqual([
    {
      type: 'image',
      alt: 'photo [1](x).png',
      src: '/files/a%20%281%29.png',
      title: '',
      md: true,
    },
  ])
})

it('[S2-editor-quick-07] appends code as a fence with its language', () => {
  expect(markdownCodeFence({ language: 'go', code: 'a := 1' })).toBe('```go\na := 1\n```')
})

it('appends the file name and the marked lines of code', () => {
  const meta = 'title="queue.go" {1}'
  expect(markdownCodeFence({ language: 'go', meta, code: 'a' })).toBe(`\`\`\`go ${meta}\na\n\`\`\``)
})

it('keeps a fence inside appended code', () => {
  const code = '```js\nx\n```'
  expect(splitSegments(markdownCodeFence({ language: 'bash', code }))).toEqual([
    { type: 'code', language: 'bash', code, fence: true },
  ])
})

it.each([
  ['', '![a](/a.png)'],
  ['<p>Text</p>\n', '<p>Text</p>\n\n![a](/a.png)'],
])('appends an image to %j', (content, whole) => {
  expect(appendSegment(content, '![a](/a.png)')).toBe(whole)
})
