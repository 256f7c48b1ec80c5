import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const data = cmsData(server)

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.product().send({ method, path, headers: { host: new URL(server.url).host, ...headers } })

describe('/resume', () => {
  it('is prerendered, with its full text in the HTML', async () => {
    await get('/resume')
    const answer = await get('/resume')
    expect([answer.status, answer.headers.get('x-nextjs-prerender')]).toEqual([200, '1'])
    const html = await answer.text()
    const lines = defaultProfile.experience.flatMap(({ achievements }) => achievements)
    expect(lines.filter((line) => !html.includes(line.replaceAll('&', '&amp;')))).toEqual([])
  })
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

describe('/api/resume on the wire', () => {
  it('[S7-get-resume-01] supports entity tags and ranges', async () => {
    await data.resume('Lebenslauf.pdf')
    const whole = await get('/api/resume')
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect(whole.headers.get('content-disposition')).toContain('inline; filename="Lebenslauf.pdf"')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')

    const known = await get('/api/resume', { 'if-none-match': `"other", ${etag}` })
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])

    const part = await get('/api/resume', { range: 'bytes=5-8', 'accept-encoding': 'br' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 5-8/${bytes.length}`,
    ])
    expect(part.headers.get('content-length')).toBe('4')
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 9))

    const stale = await get('/api/resume', { range: 'bytes=5-8', 'if-range': '"other"' })
    expect([stale.status, (await stale.arrayBuffer()).byteLength]).toEqual([200, bytes.length])

    const beyond = await get('/api/resume', { range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])

    const head = await get('/api/resume', { range: 'bytes=-4' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '4'])
  })
})
