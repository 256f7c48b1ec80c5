import { expect, it } from 'vitest'
import { safeHref, safeSrc } from '#src/content/html/safe-url.ts'

const web = [
  ...['https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM', '/a', './a'],
  ...['../a', 'a.png', '?q=1', '#top', 'a/b:c', 'https://example.com/a b', '/über.png'],
]
const contact = ['mailto:a@example.com', 'tel:+4512345678']
const refused = [
  ...['', ' ', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)'],
  ...['\u0001javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)'],
  ...['\u00A0javascript:alert(1)', 'vbscript:x', 'data:text/html,x', 'data:image/png;base64,AA'],
  ...[
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'about:blank',
    'view-source:x',
    'ftp://a',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
  ],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'http:\\\\evil.example',
  ],
  ...['foo:bar', 'x-custom+a.b-c:y', 'intent://x'],
]

it.each([...web, ...contact])('link to %j', (url) => expect(safeHref(url)).toBe(url))
it.each(web)('load %j', (url) => expect(safeSrc(url)).toBe(url))
it.each(refused)('never link to %j', (url) => expect(safeHref(url)).toBeUndefined())
it.each([...refused, ...contact])('never load %j', (url) => expect(safeSrc(url)).toBeUndefined())
it('trims a link', () => expect(safeHref('  /a\n')).toBe('/a'))
