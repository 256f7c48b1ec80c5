import { describe, expect, it } from 'vitest'
import { fenceInfo, markdownFenceInfo } from '#src/content/format/code-language.ts'
import { codeFields, codeMeta, fieldsMeta, lineMarks } from '#src/content/format/code-meta.ts'
import { markdownToContent } from '#src/content/sanitize/markdown-to-blocks.ts'

const FULL = 'title="queue.ts" {4,12-15} ins={7} del={9}'

describe('metadata of a fence', () => {
  it.each([
    ['is kept in its order', FULL, FULL],
    ['is kept in another order', 'del={9} {4}', 'del={9} {4}'],
    ['loses blanks inside ranges', '{ 4, 12 - 15 }', '{4,12-15}'],
    ['unites what is said twice', '{4} ins={1} {6}', '{4,6} ins={1}'],
    ['has one title', 'title="a" title="b"', 'title="a"'],
    ['keeps a title with quotes', `title='a "b"'`, `title='a "b"'`],
    ['loses what begins an element', 'title="a<b>`c"', ''],
    ['drops an invalid range', '{numberLines: true} {a} {-1} {123456}', ''],
    ['loses other words', 'showLineNumbers wrap=true {3} "word"', '{3}'],
    ['is not read inside a title', 'title="ins={3} mark=4"', 'title="ins={3} mark=4"'],
    ['knows Nextra', 'filename="a.js" {1}', 'title="a.js" {1}'],
    ['knows Hugo', '{linenos=table,hl_lines=[8,"15-17"]}', '{8,15-17}'],
    ['knows the shortcode of Hugo', '"linenos=table,hl_lines=2 3-4"', '{2,3-4}'],
    ['knows Jekyll', 'linenos mark_lines="1 2"', '{1,2}'],
    ['knows Hexo', 'lang:js mark:1,4-7', '{1,4-7}'],
  ])('%s', (_, info, meta) => {
    expect(codeMeta(info)).toBe(meta)
    expect(codeMeta(meta)).toBe(meta)
  })

  it('is limited, however long it is', () => {
    const title = codeMeta(`title="${'a'.repeat(100_000)}" {${'1,'.repeat(100_000)}2}`)
    expect(title.length).toBeLessThan(500)
    expect(codeMeta(`${'x=a{1} '.repeat(20_000)}!`)).toBe(`{${Array(100).fill(1).join(',')}}`)
    expect(fenceInfo(`js ${'a=b{1} '.repeat(5000)}!`)).toBeUndefined()
  })

  it('becomes fields of a form, and is made of them', () => {
    const fields = { title: 'queue.ts', mark: '4,12-15', ins: '7', del: '9' }
    expect(codeFields(FULL)).toEqual(fields)
    expect(fieldsMeta(fields)).toBe(FULL)
    expect(fieldsMeta({ title: ' "a" \'b\' ', mark: '4, x, 5', ins: '', del: '0x9' })).toBe(
      `title="'a' 'b'" {4,5}`,
    )
  })

  it('follows a language, its name alone, or nothing', () => {
    expect(fenceInfo('ts{4}')).toEqual({ language: 'ts', meta: '{4}' })
    expect(fenceInfo('title="a b"')).toEqual({ language: '', meta: 'title="a b"' })
    expect(fenceInfo('{ a: 1 }')).toBeUndefined()
    expect(markdownFenceInfo('js{4} and more')).toEqual({ language: 'js', meta: '{4}' })
  })

  it('is kept by Markdown, in lists too', () => {
    const fence = `\`\`\`ts ${FULL}\na\n\`\`\``
    expect(markdownToContent(fence)).toBe(fence)
    expect(markdownToContent('- a\n\n  ```ts {1}\n  b\n  ```')).toContain(
      '<pre data-meta="{1}"><code class="language-ts">b</code></pre>',
    )
  })
})

it('marks only existing lines', () => {
  expect(lineMarks('{0,2-3,99999} ins={3} del={5-4}', 4)).toEqual([
    ...[undefined, 'mark', 'ins', undefined],
  ])
  expect(lineMarks('{1-99999}', 3)).toEqual(['mark', 'mark', 'mark'])
})
