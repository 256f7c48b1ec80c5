import http from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInPage } from '#tests/support/sign-in-page.ts'
import { useProduct } from '#tests/support/use-product.ts'
import { listen } from '#src/server/process/listen.ts'

const used = useProduct()
const { isSignedIn } = signInPage(used)

// Console messages of browser protections.
const PROTECTED = ['CORS', 'Failed to load resource', 'frame-ancestors', 'Cross-Origin']
beforeEach(() => PROTECTED.forEach(used.allowError))

/** A page on another site than http://localhost, for cross-site requests. */
async function startThirdPartySite(target: string) {
  const page = `<!doctype html><html lang="en"><title>Another site</title>
<a href="${target}/cms">To the dashboard</a>
<a href="${target}/api/logout">Claim your prize</a>
<iframe title="frame" src="${target}/cms"></iframe>
<form id="media" method="post" enctype="multipart/form-data" action="${target}/api/media/upload"><input type="file" name="media"><button>Send media</button></form>
<form id="resume" method="post" enctype="multipart/form-data" action="${target}/api/resume/upload"><input type="file" name="resume"><button>Send resume</button></form>
<form id="post" method="post" enctype="text/plain" action="${target}/api/blog"><input name='{"title":"x","x":"' value='"}'><button>Send post</button></form>
</html>`
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('a page on another site', () => {
  let foreign: Awaited<ReturnType<typeof startThirdPartySite>>
  beforeAll(async () => {
    foreign = await startThirdPartySite(used.url)
  })
  afterAll(() => foreign.close())
  const stored = () =>
    used.product().rows(
      `select (select count(*) from posts) as posts, (select count(*) from media) as media,
              (select count(*) from resumes) as resumes`,
    )

  it('cannot frame a screen, reads nothing with a script, and changes nothing', async () => {
    const page = used.page()
    await used.signIn()
    const before = await stored()
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    )
    await page.goto(foreign.url)
    await refused
    const results = await page.evaluate(async (site) => {
      const attempt = (path: string, init: RequestInit) =>
        fetch(`${site}${path}`, { credentials: 'include', ...init }).then(
          (response) => response.type,
          () => 'blocked',
        )
      return [
        await attempt('/api/auth/user', {}),
        await attempt('/api/blog', { method: 'PUT', body: '{}' }),
        await attempt('/api/blog', { method: 'POST', mode: 'no-cors', body: '{"title":"x"}' }),
      ]
    }, used.url)
    expect(results).toEqual(['blocked', 'blocked', 'blocked'])
    expect(await stored()).toEqual(before)
  })

  it('stores nothing with a form of files, and posts nothing with one of plain text', async () => {
    const page = used.page()
    await used.signIn()
    const before = await stored()
    const buffer = Buffer.from('%PDF-1.4')
    const answers: Record<string, number> = {}
    for (const [form, path, files] of [
      ['media', '/api/media/upload', [{ name: 'photo.png', mimeType: 'image/png', buffer }]],
      ['resume', '/api/resume/upload', [{ name: 'cv.pdf', mimeType: 'application/pdf', buffer }]],
      ['post', '/api/blog', []],
    ] as const) {
      await page.goto(foreign.url)
      for (const file of files) await page.locator(`#${form} input`).setInputFiles(file)
      const [answer] = await Promise.all([
        page.waitForResponse(`${used.url}${path}`),
        page.getByRole('button', { name: `Send ${form}` }).click(),
      ])
      answers[form] = answer.status()
    }
    expect(answers).toEqual({ media: 403, resume: 403, post: 403 })
    expect(await stored()).toEqual(before)
  })

  it('cannot sign the user out with an image or link from another site', async () => {
    const page = used.page()
    await used.signIn()
    await page.goto(foreign.url)
    await page.evaluate(
      (source) =>
        new Promise((resolve) => {
          const image = new Image()
          image.onerror = image.onload = resolve
          image.src = source
        }),
      `${used.url}/api/logout`,
    )
    expect(await isSignedIn()).toBe(true)
    for (const name of ['Claim your prize', 'To the dashboard']) {
      await page.goto(foreign.url)
      await page.getByRole('link', { name }).click()
      await page.getByText('Admin Mode').waitFor()
      expect(await isSignedIn()).toBe(true)
    }
  })
})
