import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { editorExtensions } from '#src/editor/editor-extensions.ts'
import { findHeadings } from '#src/editor/toolbar/outline-tool.tsx'

const schema = getSchema(editorExtensions())
const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
})

it('lists headings with text in reading order, also those inside of other blocks', () => {
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [
      heading(1, 'One'),
      { type: 'paragraph', content: [{ type: 'text', text: 'Text' }] },
      { type: 'callout', attrs: { kind: 'tip' }, content: [heading(3, ' Two ')] },
      heading(2, ''),
      heading(2, 'Three'),
    ],
  })
  const found = findHeadings(doc)
  expect(found.map(({ level, text }) => [level, text])).toEqual([
    [1, 'One'],
    [3, 'Two'],
    [2, 'Three'],
  ])
  expect(found.map(({ pos }) => doc.nodeAt(pos)?.textContent.trim())).toEqual([
    'One',
    'Two',
    'Three',
  ])
})
