import { expect, it } from 'vitest'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'

it.each([
  '<a href="https://example.com"><span style="color:#1155cc"><u>link</u></span></a>',
  '<span style="color:#1155cc"><a href="https://example.com">link</a></span>',
  '<span style="color:#1155cc"><u><a href="https://example.com">link</a></u></span>',
])('drops the default blue of a link: %s', (html) => {
  expect(sanitizePastedHtml(`<p>See ${html}.</p>`)).not.toContain('color')
})

it('keeps an authored colour around text and a link', () => {
  const html =
    '<p><span style="color:#1155cc">See <a href="https://example.com">link</a></span></p>'
  expect(sanitizePastedHtml(html)).toContain('color: #1155CC')
})
