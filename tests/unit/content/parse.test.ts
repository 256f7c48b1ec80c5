import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sanitizeTree } from '#src/content/sanitize/sanitize-tree.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { parseHtml as parseInBrowser } from '#src/content/html/parse-browser.ts'
import { parseHtml as parseOnServer } from '#src/content/html/parse-server.ts'
import { CORPUS } from './corpus.ts'
import { FakeDomParser } from './fake-dom-parser.ts'
import { INJECTIONS } from './injections.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'

const NAMES = ['href', 'src', 'style', 'class', 'colspan', 'colwidth', 'start', 'checked']
const DATA = ['data-type', 'data-checked', 'data-color', 'data-fence', 'data-md']

/** A parsed tree as plain data, with the attributes that the sanitiser reads. */
function plain(nodes: readonly SourceNode[]): unknown[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node.value
    const attributes = [...NAMES, ...DATA].map((name) => node.attribute(name))
    return [node.name, attributes, plain(node.children)]
  })
}

beforeEach(() => {
  vi.stubGlobal('DOMParser', FakeDomParser)
})

describe('parseInBrowser and parseOnServer', () => {
  it.each(CORPUS)('return the same tree for $name', ({ content, canonical }) => {
    for (const html of [content, contentToEditorHtml(canonical)])
      expect(plain(parseInBrowser(html))).toEqual(plain(parseOnServer(html)))
  })

  it.each(INJECTIONS)('return the same tree for %j', (html) => {
    expect(sanitizeTree(parseInBrowser(html))).toEqual(sanitizeTree(parseOnServer(html)))
  })
})

describe('parseInBrowser', () => {
  it('ignores other namespaces', () => {
    expect(
      plain(parseInBrowser('<p>a</p><svg><a href="/x">b</a></svg><math><mi>c</mi></math>')),
    ).toEqual(plain(parseInBrowser('<p>a</p>')))
  })

  it('ignores comments', () => {
    expect(parseInBrowser('<!-- a -->')).toEqual([])
  })
})

describe('parseOnServer', () => {
  it.each([
    '',
    ' ',
    'text',
    '</p>',
    '<tr><td>x',
    '<frameset>',
    '</body>x',
    '<head>',
    '\u0000',
    '<',
  ])('reads %j without a word', (html) => {
    expect(() => parseOnServer(html)).not.toThrow()
  })

  it('reads own attributes only', () => {
    const [node] = parseOnServer('<p __proto__="a" constructor="b">x</p>')
    const read = (name: string) =>
      (node as { attribute: (name: string) => unknown }).attribute(name)
    expect(['__proto__', 'toString', 'hasOwnProperty', 'href'].map(read)).toEqual([
      ...['a', undefined, undefined, undefined],
    ])
  })
})
