// @module-tag long
import { beforeEach, describe, expect, it } from 'vitest'
import { PUBLIC_CHANGES_CHANNEL } from '#src/lib/database/notification-channel.ts'
import { contentDangers } from '#tests/unit/content/dangers.ts'
import { INJECTIONS } from '#tests/unit/content/injections.ts'
import { give } from '#tests/support/clipboard.ts'
import { useEditor } from '#tests/support/editor-page.ts'

/** Neither calls nor databases accept NUL. */
const texts = INJECTIONS.map((text) => text.replaceAll('\u0000', ''))

const TOGETHER = 55
const documentsOf = (texts: readonly string[]) =>
  Array.from({ length: Math.ceil(texts.length / TOGETHER) }, (_, at) =>
    ['<p>Harmless</p>', ...texts.slice(at * TOGETHER, (at + 1) * TOGETHER)].join('\n\n'),
  )
const LIVE =
  'script, iframe, object, embed, form, svg, math, base, meta, link, [onerror], [onclick]'

/**
 * Stores and pastes texts, shows them on every screen, and reports executed scripts and foreign requests.
 */
// Without the CSP: the text must be harmless without it.
const { product, data, editor, open, emitted } = useEditor({ browser: { bypassCSP: true } })

/** Executed scripts and foreign requests. */
let harm: string[] = []
beforeEach(async () => {
  harm = []
  const context = product.context()
  await context.exposeBinding('harm', (_, what: string) => void harm.push(what))
  await context.addInitScript(() => {
    const { harm: tell } = globalThis as unknown as { harm: (what: string) => void }
    for (const name of ['alert', 'prompt', 'confirm', 'print'] as const) {
      Object.assign(globalThis, { [name]: () => tell(`${name} was called`) })
    }
  })
  context.on('request', (request) => {
    const isOurs = /^(?:data|blob):/.test(request.url()) || request.url().startsWith(product.url)
    harm.push(...[request.url()].filter(() => !isOurs))
  })
  // Images that do not exist.
  product.allowError('404')
})

/** All places that show a text: the public page and both editors. */
const showEverywhere = async (id: string, slug: string) => {
  const page = product.page()
  for (const path of [
    `/blog/${slug}`,
    `/cms/blog/edit/${id}`,
    `/payload/collections/posts/${id}`,
  ]) {
    await page.goto(path)
    await page.getByText('Harmless').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
}

const inFeeds = async () => {
  const read = async (path: string) => (await fetch(`${product.url}${path}`)).text()
  const feeds = [await read('/rss.xml'), await read('/atom.xml')]
  const json = JSON.parse(await read('/feed.json')) as { items: { content_html: string }[] }
  const html = json.items.map((item) => item.content_html)
  return product.page().evaluate(
    ({ feeds, html, LIVE }) => {
      const parser = new DOMParser()
      const parsed = feeds.map((feed) => parser.parseFromString(feed, 'application/xml'))
      const texts = parsed.flatMap((feed) =>
        [...feed.getElementsByTagName('*')]
          .filter(({ localName }) => localName === 'encoded' || localName === 'content')
          .map(({ textContent }) => textContent),
      )
      const live = [...texts, ...html].flatMap((text) =>
        [...parser.parseFromString(text, 'text/html').body.querySelectorAll(LIVE)].map(String),
      )
      return { broken: parsed.filter((feed) => feed.querySelector('parsererror')).length, live }
    },
    { feeds, html, LIVE },
  )
}

describe(`${texts.length} hostile strings`, { timeout: 240_000 }, () => {
  it('[S2-blog-post-16] through the API: nothing runs, nothing foreign is loaded, anywhere', async () => {
    await product.signIn()
    for (const content of documentsOf(texts)) {
      const { id, slug } = await data.post({ title: 'A text', content })
      await showEverywhere(id, slug)
    }
    expect(await inFeeds()).toEqual({ broken: 0, live: [] })
    expect(harm).toEqual([])
  })

  it('handles hostile text in rows inserted directly with SQL', async () => {
    await product.signIn()
    for (const content of documentsOf(texts)) {
      const { id, slug } = await data.post({ title: 'A row' })
      await product.product().rows('update posts set content = $1 where id = $2', [content, id])
      await product.product().rows(`select pg_notify($1, '')`, [PUBLIC_CHANGES_CHANNEL])
      await expect
        .poll(async () => (await fetch(`${product.url}/blog/${slug}`)).text())
        .toContain('Harmless')
      await showEverywhere(id, slug)
    }
    expect(await inFeeds()).toEqual({ broken: 0, live: [] })
    expect(harm).toEqual([])
  })

  it('pasted: nothing runs, and nothing of them is stored', async () => {
    await open()
    await editor().click()
    for (const text of texts) {
      await give(editor(), 'paste', { texts: { 'text/html': text, 'text/plain': text } })
    }
    // Data that is not an image is refused with a notice, and nothing is saved before it is dismissed.
    const notices = product.page().getByRole('button', { name: 'Dismiss', exact: true })
    for (let left = await notices.count(); left > 0; left -= 1) await notices.first().click()
    expect(contentDangers(await emitted())).toEqual([])
    expect(harm).toEqual([])
  })
})
