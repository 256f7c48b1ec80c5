import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.product().send({ method, path, headers: { host: new URL(server.url).host, ...headers } })

it('/resume is prerendered, with its full text in the HTML', async () => {
  await get('/resume')
  const answer = await get('/resume')
  expect([answer.status, answer.headers.get('x-nextjs-prerender')]).toEqual([200, '1'])
  const html = await answer.text()
  const lines = defaultProfile.experience.flatMap(({ achievements }) => achievements)
  expect(lines.filter((line) => !html.includes(line.replaceAll('&', '&amp;')))).toEqual([])
})

describe('the other formats', () => {
  it("/resume.json uses the site's origin at runtime, not at build time", async () => {
    const answer = await get('/resume.json')
    expect(answer.headers.get('content-type')).toContain('application/json')
    const { basics, meta } = (await answer.json()) as {
      basics: { url: string }
      meta: { canonical: string }
    }
    expect([basics.url, meta.canonical]).toEqual([`${server.url}/`, `${server.url}/resume.json`])
  })

  it("/contact.vcf has the owner's name as its file name", async () => {
    const answer = await get('/contact.vcf')
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain(
      `${defaultProfile.personal.name}.vcf"`,
    )
    const text = await answer.text()
    expect(text).toMatch(/^BEGIN:VCARD\r\n[\s\S]+\r\nEND:VCARD\r\n$/)
    expect(text).toContain(`URL:${server.url}/\r\n`)
  })
})
