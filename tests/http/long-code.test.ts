import { expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const data = useCmsData(server)

const line = (at: number) => `const a${at} = await f("${at}", [${at}])`
const code = (count: number) => Array.from({ length: count }, (_, at) => line(at)).join('\n')
const fence = (count: number) => `\`\`\`javascript\n${code(count)}\n\`\`\``

const read = async (slug: string) => (await fetch(`${server.url}/blog/${slug}`)).text()

it('a post of 12,000 lines of code is not highlighted, and is cached', async () => {
  const { slug } = await data.post({ content: fence(12_000) })
  const first = await read(slug)
  expect(first).toContain(line(11_999).replaceAll('"', '&quot;'))
  expect(first.match(/class="token/g)).toBeNull()
  // A write past the application sends no notification, so the page stays cached.
  await server.product().rows(`update posts set content = ''`)
  expect((await read(slug)) === first).toBe(true)
})
