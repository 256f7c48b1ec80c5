// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { findHeadings } from '#src/editor/toolbar/outline-tool.tsx'
import { mountEditor } from '#tests/support/mounted-editor.ts'

it('lists headings with text in reading order, also those inside of other blocks', () => {
  const callout = '<blockquote data-callout="tip"><h3> Two </h3></blockquote>'
  const { doc } = mountEditor(`<h1>One</h1><p>Text</p>${callout}<h2></h2><h2>Three</h2>`).state
  const found = findHeadings(doc)
  expect(found.map(({ level, text }) => [level, text])).toEqual([
    [1, 'One'],
    [3, 'Two'],
    [2, 'Three'],
  ])
  expect(found.map(({ pos }) => doc.nodeAt(pos)?.textContent.trim())).toEqual([
    ...['One', 'Two', 'Three'],
  ])
})
