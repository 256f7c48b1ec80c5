import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const data = cmsData(server)
afterEach(() => data.empty())

const line = (at: number) => `const a${at} = await f("${at}", [${at}])`
const code = (count: number) => Array.from({ length: count }, (_, at) => line(at)).join('\n')
const fence = (count: number) => `\`\`\`javascript\n${code(count)}\n\`\`\``

/** The page, its milliseconds, and the longest that the cheapest answer took meanwhile. */
async function visit(slug: string) {
  let isOver = false
  let longestWait = 0
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now()
      await (await fetch(`${server.url}/api/health`)).text()
      longestWait = Math.max(longestWait, performance.now() - asked)
    }
  })()
  const started = performance.now()
  const html = await (await fetch(`${server.url}/blog/${slug}`)).text()
  const ms = performance.now() - started
  isOver = true
  await asking
  return { html, ms, longestWait }
}

describe('a post of 14,000 lines of code', () => {
  it('is made in a moment, holds up nobody, and is kept', async () => {
    const warm = await data.post({ content: fence(30) })
    await visit(warm.slug)
    const { slug } = await data.post({ content: fence(12_000) })
    const first = await visit(slug)
    expect(first.html).toContain(line(11_999).replaceAll('"', '&quot;'))
    expect(first.html.match(/class="token/g)).toBeNull()
    // Wide of the bars of 3 s and 100 ms, which are measured alone: this machine may be busy.
    expect(first.ms).toBeLessThan(3000)
    expect(first.longestWait).toBeLessThan(1000)
    // A change that nobody announces is not looked for.
    await server.product().rows(`update posts set content = ''`)
    expect((await visit(slug)).html === first.html).toBe(true)
  })

  it('is coloured in the ordinary length', async () => {
    const { slug } = await data.post({ content: [fence(200), fence(200)].join('\n\n') })
    expect((await visit(slug)).html.match(/class="token keyword"/g)).toHaveLength(800)
  })
})
