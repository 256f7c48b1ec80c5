import { expect, it } from 'vitest'
import { parseOnServer } from '#src/content/html/parse-server.ts'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { renderedToBlocks } from '#src/content/markdown/rendered-to-blocks.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { lexicalToBlocks } from '#src/content/rich-text/lexical-blocks.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { CORPUS } from './corpus.ts'

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
  const rendered = lexicalToBlocks(DOCUMENT, { x: { url: '/media/chart.png' } })
  const blocks = renderedToBlocks(rendered)
  expect(contentToMarkdown(blocksToContent(blocks), blocks, parseOnServer)).toBe(
    [
      '# The problem',
      'Too **slow**: 9 \\* 9 s.',
      '![Chart](/media/chart.png "Before")',
      '3. Measure',
      '```sql\nselect 1\n```',
    ].join('\n\n'),
  )
})

// Widths of columns are styles of the page by then.
const cases = CORPUS.map(({ name, content, canonical = content }) => ({ name, canonical })).filter(
  ({ canonical }) => !canonical.includes('colwidth'),
)

it.each(cases)('$name: its render tree as blocks is shown the same', ({ canonical }) => {
  const rendered = renderContent(canonical)
  expect(renderContent(blocksToContent(renderedToBlocks(rendered)))).toEqual(rendered)
})
