import { describe, expect, it } from 'vitest'
import { lexicalToBlocks, uploadIds } from '#src/content/rich-text/lexical-blocks.ts'
import { lexicalToParagraphs } from '#src/content/rich-text/lexical-inline.ts'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import type { RichParagraph } from '#src/contract/rich-paragraph.ts'

type Node = Record<string, unknown>
const document = (...children: unknown[]) => ({ root: { type: 'root', children } })
const node = (type: string, children: Node[], more: Node = {}) => ({ type, children, ...more })
const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const p = (...children: Node[]) => node('paragraph', children)
const link = (url: unknown, ...children: Node[]) => node('link', children, { fields: { url } })
const plain = (value: string) => ({ type: 'text' as const, value })
const paragraph = (value: string) => ({ type: 'paragraph', children: [plain(value)] })

describe('lexicalToParagraphs', () => {
  it('keeps bold, italic, struck out, code, links and line breaks', () => {
    const stored = document(
      p(text('a', 1 | 16), { type: 'linebreak' }, link('/blog', text('b', 2)), text('c', 4)),
    )
    expect(lexicalToParagraphs(stored)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'code', children: [plain('a')] }] },
          { type: 'break' },
          { type: 'link', href: '/blog', children: [{ type: 'em', children: [plain('b')] }] },
          { type: 's', children: [plain('c')] },
        ],
      },
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//foreign.example', '', null, 7])(
    'shows a link to %j as text',
    (url) => {
      expect(lexicalToParagraphs(document(p(link(url, text('a')))))).toEqual([paragraph('a')])
    },
  )

  it('leaves out links and paragraphs without text', () => {
    expect(lexicalToParagraphs(document(p(), p(link('/a')), p(text(' '))))).toEqual([])
  })

  it.each([undefined, null, 'text', 7, [], {}, { root: null }, { root: { children: 'x' } }])(
    'finds nothing in %j',
    (stored) => {
      expect(lexicalToParagraphs(stored)).toEqual([])
      expect(lexicalToBlocks(stored)).toEqual([])
      expect(uploadIds(stored)).toEqual([])
    },
  )

  it('is reversed by paragraphsToLexical', () => {
    const paragraphs: RichParagraph[] = [
      { type: 'paragraph', children: [plain('a'), { type: 'break' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'em', children: [plain('b')] }] },
          { type: 'link', href: 'https://example.com/', children: [plain('c')] },
        ],
      },
    ]
    expect(lexicalToParagraphs(paragraphsToLexical(paragraphs))).toEqual(paragraphs)
  })
})

describe('lexicalToBlocks', () => {
  it('renders headings without gaps in their levels, each with its own id', () => {
    const stored = document(
      node('heading', [text('One')], { tag: 'h2' }),
      node('heading', [text('One')], { tag: 'h4' }),
      node('heading', [], { tag: 'h2' }),
    )
    expect(lexicalToBlocks(stored)).toEqual([
      { type: 'heading', level: 1, id: 'one', children: [plain('One')] },
      { type: 'heading', level: 2, id: 'one-1', children: [plain('One')] },
    ])
  })

  it('renders quotes, rules and code', () => {
    const stored = document(
      node('quote', [text('a')]),
      { type: 'horizontalrule' },
      { type: 'block', fields: { blockType: 'code', language: 'go', code: 'x' } },
      { type: 'block', fields: { blockType: 'other', code: 'x' } },
    )
    expect(lexicalToBlocks(stored)).toEqual([
      { type: 'quote', children: [paragraph('a')] },
      { type: 'rule' },
      { type: 'code', language: 'go', label: 'go', code: 'x' },
    ])
  })

  it('shows images of the library only, with their text and caption', () => {
    const upload = (value: unknown, relationTo = 'media') => {
      return { type: 'upload', relationTo, value, fields: { alt: 'A', caption: 'C' } }
    }
    const stored = document(upload('one'), upload({ id: 'two' }), upload('one', 'resumes'))
    expect(uploadIds(stored)).toEqual(['one', 'two'])
    expect(lexicalToBlocks(stored, { one: { url: '/files/media/a.png' } })).toEqual([
      { type: 'image', src: '/files/media/a.png', alt: 'A', title: 'C' },
    ])
  })

  it('renders the text of unknown blocks', () => {
    expect(lexicalToBlocks(document(node('callout', [p(text('a'))])))).toEqual([paragraph('a')])
  })

  it('drops too deeply nested nodes', () => {
    const deep = Array.from({ length: 50_000 }).reduce<Node>(
      (inner) => node('quote', [inner]),
      p(text('a')),
    )
    expect(plainText(lexicalToBlocks(document(p(text('b')), deep)))).toBe('b')
  })
})
