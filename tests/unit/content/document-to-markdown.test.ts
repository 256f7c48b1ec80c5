import { expect, it } from 'vitest'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { documentToBlocks } from '#src/content/rich-text/lexical-blocks.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const DOCUMENT = {
  root: {
    children: [
      { type: 'heading', tag: 'h2', children: [text('The problem')] },
      { type: 'paragraph', children: [text('Too '), text('slow', 1), text(': 9 * 9 s.')] },
      {
        type: 'upload',
        relationTo: 'media',
        value: 'x',
        fields: { alt: 'Chart', caption: 'Before' },
      },
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [{ type: 'listitem', children: [text('Measure')] }],
      },
      { type: 'block', fields: { blockType: 'code', language: 'sql', code: 'select 1' } },
    ],
  },
}

it('a document of the built-in admin becomes Markdown with its images and code', () => {
  const blocks = documentToBlocks(DOCUMENT, { x: { url: '/media/chart.png' } })
  expect(contentToMarkdown(blocksToContent(blocks), blocks)).toBe(
    [
      '# The problem',
      'Too **slow**: 9 \\* 9 s.',
      '![Chart](/media/chart.png "Before")',
      '3. Measure',
      '```sql\nselect 1\n```',
    ].join('\n\n'),
  )
})
