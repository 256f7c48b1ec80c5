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

it('opens links to other sites in a new tab', async () => {
  const link = (href: string) => html([{ type: 'link', href, children: [] }])
  expect(await link('https://folio.example/blog')).toContain(
    '<a href="https://folio.example/blog">',
  )
  expect(await link('https://example.com/')).toContain('target="_blank" rel="noopener noreferrer"')
})
