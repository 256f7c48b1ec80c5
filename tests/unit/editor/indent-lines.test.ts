import { expect, it } from 'vitest'
import { indentLines } from '#src/editor/code/indent-lines.ts'

/** The code with its selection marked: `|` the caret or both ends. */
function indented(marked: string, isBack = false): string {
  const from = marked.indexOf('|')
  const code = marked.replaceAll('|', '')
  const to = Math.max(from, marked.lastIndexOf('|') - 1)
  return indentLines(code, { from, to, isBack }).reduce(
    (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove),
    code,
  )
}

it.each([
  ['the text behind the caret', 'a|b', 'a  b'],
  ['an empty block', '|', '  '],
  ['by a tab where the code has tabs', 'if a {\n\tb|c', 'if a {\n\tb\tc'],
  ['the line of a selection', 'a\nb|c|d\ne', 'a\n  bcd\ne'],
  ['all lines of a selection', 'a|\nb\n  c|\nd', '  a\n  b\n    c\nd'],
  ['not a line of which nothing is selected', '|a\nb\n|c', '  a\n  b\nc'],
])('indents %s', (_, code, result) => {
  expect(indented(code)).toBe(result)
})

it.each([
  ['the line of the caret', 'a\n    b|c', 'a\n  bc'],
  ['a single blank', ' a|', 'a'],
  ['a tab', '\t\ta|', '\ta'],
  ['all lines of a selection, as far as they are indented', '  a|\nb\n   c|', 'a\nb\n c'],
  ['nothing where nothing is', 'a|', 'a'],
])('unindents %s', (_, code, result) => {
  expect(indented(code, true)).toBe(result)
})
