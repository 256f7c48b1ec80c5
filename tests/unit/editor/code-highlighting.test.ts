// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { tokenizeCode } from '#src/content/highlight/tokenize-code.ts'
import { codeNodes, tokenDecorations } from '#src/editor/code/code-highlighting.ts'
import { mountEditor } from '#tests/support/mounted-editor.ts'

const code = (text: string, language: string) =>
  `<pre><code class="language-${language}">${text}</code></pre>`

it('finds code in lists too, in reading order, with its language', () => {
  const list = '<ul><li><p>Item</p><pre><code>b</code></pre></li></ul>'
  const { doc } = mountEditor(code('a', 'javascript') + list + code('c', 'go')).state
  expect(codeNodes(doc).map(({ code: text, language }) => [text, language])).toEqual([
    ['a', 'javascript'],
    ['b', ''],
    ['c', 'go'],
  ])
})

it('decorates the words that the public page colours', () => {
  const { doc } = mountEditor(`<p>Text</p>${code('const a = "b" // c', 'javascript')}`).state
  const found = codeNodes(doc).flatMap((block) =>
    tokenDecorations(block, tokenizeCode(block.code, block.language)),
  )
  expect(found.map(({ from, to }) => doc.textBetween(from, to))).toEqual(['const', '"b"', '// c'])
})

it('decorates nothing in plain text', () => {
  const [block] = codeNodes(mountEditor(code('const a', 'brainfuck')).state.doc)
  expect(block && tokenDecorations(block, tokenizeCode(block.code, block.language))).toEqual([])
})
