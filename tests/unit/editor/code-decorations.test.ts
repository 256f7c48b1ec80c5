import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { tokenizeCode } from '#src/content/highlight/tokenize-code.ts'
import { codeNodes, tokenDecorations } from '#src/editor/code/code-decorations.ts'
import { editorExtensions } from '#src/editor/editor-extensions.ts'

const schema = getSchema(editorExtensions())
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const code = (text: string, language: string | null = 'javascript') => ({
  type: 'codeBlock',
  attrs: { language },
  content: [{ type: 'text', text }],
})
const document = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content })

describe('codeNodes', () => {
  it('finds code in lists too, in reading order, with its language', () => {
    const item = { type: 'listItem', content: [paragraph('Item'), code('b', null)] }
    const doc = document(code('a'), { type: 'bulletList', content: [item] }, code('c', 'go'))
    expect(codeNodes(doc).map(({ code: text, language }) => [text, language])).toEqual([
      ['a', 'javascript'],
      ['b', ''],
      ['c', 'go'],
    ])
  })
})

describe('tokenDecorations', () => {
  it('covers the words that the public page colours', () => {
    const doc = document(paragraph('Text'), code('const a = "b" // c'))
    const found = codeNodes(doc).flatMap((block) =>
      tokenDecorations(block, tokenizeCode(block.code, block.language)),
    )
    expect(found.map(({ from, to }) => doc.textBetween(from, to))).toEqual(['const', '"b"', '// c'])
  })

  it('has none for plain text', () => {
    const [block] = codeNodes(document(code('const a', 'brainfuck')))
    expect(block && tokenDecorations(block, tokenizeCode(block.code, block.language))).toEqual([])
  })
})
