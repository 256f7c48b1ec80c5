import { expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import { highlightCode } from '#src/services/highlight/highlight.ts'
import { rendered } from '#tests/unit/site/rendered.tsx'
import { postScreen } from '#tests/unit/site/sample-screens.tsx'

const fence = (code: string, language = 'javascript') => `\`\`\`${language}\n${code}\n\`\`\``
const lines = (count: number) => 'const a = await b(1, "two")\n'.repeat(count).trim()

async function codeOf(content: string) {
  const blocks = await highlightCode(renderContent(content))
  const html = await rendered(postScreen({ post: { content }, pageData: { blocks } }))
  return [...html.matchAll(/<code>([^]*?)<\/code>/g)].map(([, code]) => code ?? '')
}

it.each([
  ['javascript', 'const a = 1', ['const']],
  ['typescript', 'type A = string', ['type']],
  ['python', 'def a(): pass', ['def', 'pass']],
])('[S2-blog-post-18] highlights the keywords of %s', async (language, code, keywords) => {
  const [shown = ''] = await codeOf(fence(code, language))
  const found = [...shown.matchAll(/<span class="token keyword">([^<]*)</g)]
  expect(found.map(([, keyword]) => keyword)).toEqual(keywords)
})

it('[S2-blog-post-19] highlights code by language, and leaves it plain for unknown ones', async () => {
  const [known, unknown, none] = await codeOf(
    [fence('const a = 1'), fence('const a = 1', 'constructor'), fence('const a = 1', '')].join(
      '\n\n',
    ),
  )
  expect(known).toBe(
    '<span class="token keyword">const</span> a = <span class="token number">1</span>',
  )
  expect([unknown, none]).toEqual(['const a = 1', 'const a = 1'])
})

it('leaves a long code block plain, and highlights the others', async () => {
  const [long, short] = await codeOf([fence(lines(14_000)), fence(lines(3))].join('\n\n'))
  expect(long).not.toContain('<span')
  expect(short?.match(/<span class="token/g)).toHaveLength(15)
})

it('leaves code blocks plain beyond the total limit', async () => {
  const blocks = await codeOf(Array.from({ length: 100 }, () => fence(lines(40))).join('\n\n'))
  const coloured = blocks.filter((code) => code.includes('<span')).length
  expect(coloured).toBeGreaterThan(20)
  expect(coloured).toBeLessThan(60)
})

it('shows the lines of code, with the lines of the fence marked', async () => {
  const marked = fence('/* a\nb */\n\nd', 'js title="queue.ts" {2} ins={4} del={99999}')
  const [code = ''] = await codeOf(marked)
  expect(code).toBe(
    [
      '<span class="code-line"><span class="token comment">/* a</span></span>\n',
      '<mark class="code-line code-line-mark"><span class="token comment">b */</span></mark>\n',
      '<span class="code-line"></span>\n',
      '<ins class="code-line code-line-ins">d</ins>',
    ].join(''),
  )
})

it('shows code as one text beyond 2,000 lines', async () => {
  const short = fence('a\nb', 'text')
  const [first, long, last] = await codeOf(
    [short, fence('a\n'.repeat(2000), '{1}'), short].join('\n\n'),
  )
  expect([first, last].map((code) => code?.match(/code-line/g)?.length)).toEqual([2, 2])
  expect(long).not.toContain('<')
})

it('leaves code plain when a grammar takes too long, without blocking the event loop', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 5)
  const hostile = fence('a'.repeat(39_000))
  const content = [hostile, fence('const a = 1')].join('\n\n')
  const blocks = await highlightCode(renderContent(content))
  const [slow, next] = blocks.filter((block) => block.type === 'code')
  clearInterval(timer)
  expect(slow?.runs).toBeUndefined()
  expect(next?.runs).toContainEqual({ className: 'token keyword', text: 'const' })
  // Highlighting took seconds without blocking the event loop.
  expect(turns).toBeGreaterThan(20)
})
