import { expect, it } from 'vitest'
import type { RichParagraph } from '#src/contract/rich-paragraph.ts'
import { RichText } from '#src/site/rich-text/rich-text.tsx'
import { rendered } from '#tests/unit/site/rendered.tsx'

const html = (children: RichParagraph['children']) =>
  rendered(
    <RichText
      paragraphs={[{ type: 'paragraph', children }]}
      site="https://folio.example/"
      className="lead"
    />,
  )

it('renders marks as elements and text as text', async () => {
  const shown = await html([
    { type: 'strong', children: [{ type: 'text', value: 'a' }] },
    { type: 'code', children: [{ type: 'text', value: '<b>' }] },
  ])
  expect(shown).toBe(
    '<p dir="auto" class="rich-text lead"><strong>a</strong><code dir="ltr">&lt;b&gt;</code></p>',
  )
})
