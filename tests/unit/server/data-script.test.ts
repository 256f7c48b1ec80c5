import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { dataScript, isDataScript } from '#src/server/data-script.ts'

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0],[1,`'

/** What React finds when the script has run. */
const handedOver = (script: string) => {
  const self: { __next_f?: unknown } = {}
  runInNewContext(script, { self })
  return self.__next_f
}

describe('the data of a page in one script', () => {
  it.each([
    ['quotes', `1:["$","p",null,{"children":"It's \\"so\\""}]\n`],
    ['what ends a text or begins code', '`${a()}` \\` \\${b()} $ {} $$ ${'],
    ['what ends a script', '</script><script><!--'],
    ['what parsers change', 'a\r\nb\rc\0d\u2028e'],
    ['letters of all kinds', 'Łódź, 日本, 👩‍💻'],
  ])('holds %s', (_, text) => {
    const script = dataScript([[0], [1, text.slice(0, 5)], [1, text.slice(5)]]) ?? ''
    expect(JSON.stringify(handedOver(script))).toBe(JSON.stringify([[0], [1, text]]))
    expect(script).not.toMatch(/[<\r\0]/)
    expect(isDataScript(script)).toBe(true)
  })

  it('says a plain text as it is', () => {
    expect(dataScript([[0], [1, '1:["$","p"]']])).toBe(`${BEGIN}1:["$","p"]\`])`)
  })

  it.each([
    ['nothing', []],
    ['no text', [[0]]],
    ['no start', [[1, 'a']]],
    ['a start between', [[0], [1, 'a'], [0]]],
    ['another kind', [[0], [1, 'a'], [3, 'b']]],
    ['no text in a piece', [[0], [1, 1]]],
  ])('is not made of %s', (_, pieces) => {
    expect(dataScript(pieces)).toBeUndefined()
  })

  it.each([
    ['a call in the text', `${BEGIN}\${injected()}\`])`],
    ['a call behind an escaped backslash', `${BEGIN}\\\\\${injected()}\`])`],
    ['a text that ends before', `${BEGIN}\`]);injected([1,\`\`])`],
    ['a text that ends behind an escaped backslash', `${BEGIN}\\\\\`]);injected([\`\`])`],
    ['more after it', `${BEGIN}a\`]);injected()`],
    ['no end', `${BEGIN}a`],
    ['no text', `${BEGIN}])`],
    ['another beginning', 'x.push([0],[1,`a`])'],
  ])('X ★: is not told from %s', (_, script) => {
    expect(isDataScript(script)).toBe(false)
  })
})
