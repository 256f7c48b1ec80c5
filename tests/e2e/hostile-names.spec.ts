import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { chooseMade, tooLarge } from '#tests/support/large-file.ts'
import { useProduct } from '#tests/support/use-product.ts'

const MARKUP = `"'><img src=x onerror=alert(1)><svg onload=alert(2)>{{7*7}}`
/** Markup, bidirectional overrides, and overlong. */
const HOSTILE_NAMES = [
  `${MARKUP}<script>alert(3)</script>`,
  `\u202egpj.exe ${MARKUP}`,
  'W'.repeat(100),
]

/** As screens show it: bidirectional control characters are made visible. */
const shownName = (name: string) => name.replaceAll('\u202e', '[U+202E]')

type HostileOptions = { names: readonly string[]; screens: readonly string[] }

/** Posts, files, resumes, messages and activity entries with such names, and a browser that records executed scripts. */
function useHostileNames(names: readonly string[]) {
  const product = useProduct()
  const { data } = product
  let draft = ''

  // Once for the file: nothing here changes what is stored.
  beforeAll(async () => {
    for (const name of names) {
      // A slash would be a folder separator in a file name.
      const file = name.replaceAll('/', '')
      await data.image(`${file}.png`)
      await data.text(`${file}.txt`)
      await data.resume(`${file}.pdf`)
      const tags = [MARKUP.slice(0, 40), 'W'.repeat(40)]
      const category = name.slice(0, 60)
      const made = { title: name, excerpt: `${MARKUP} ${'W'.repeat(300)}`, category, tags }
      await data.post(made)
      await data.post({ ...made, isPublished: false })
      await data.message({ name, subject: name, message: `${MARKUP}\n${'W'.repeat(400)}` })
    }
    // An activity entry with such a name.
    const [newest] = await data.posts()
    await product.asAdmin('DELETE', `/api/blog/${newest?.id}`)
    draft = (await data.posts()).find(({ status }) => status === 'draft')?.id ?? ''
  })

  /** The test's page with a phone viewport. An executed script would show a dialog or request the missing image. */
  const watched = async () => {
    const ran: string[] = []
    const page = product.page()
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/x')) ran.push(request.url())
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await product.signIn()
    return { page, ran }
  }
  return { data, watched, draft: () => draft }
}

/** No text became an element, and no script ran. */
async function expectInert(page: Page, ran: string[], where: string) {
  const elements = await page.locator('img[src="x"], svg[onload], [onerror]').count()
  expect({ where, elements, ran }).toEqual({ where, elements: 0, ran: [] })
}

/** Nothing overflows on a phone. */
async function expectHarmless(page: Page, ran: string[], where: string) {
  await expectInert(page, ran, where)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect({ where, width }).toEqual({ where, width: 360 })
}

function itShowsHostileNames({ names, screens }: HostileOptions) {
  const { data, watched } = useHostileNames(names)
  const landmarks: Record<string, string> = {
    '/cms': 'Published ',
    '/cms/blog': `${names.length * 2 - 1} posts loaded`,
    '/cms/media': `${names.length * 2} files`,
    '/cms/resume': 'Active Resume',
    '/cms/contacts': shownName(names.at(-1) ?? ''),
    '/cms/activity': 'Published ',
    '/cms/blog/new': 'Post Content',
  }

  describe('names with markup, bidirectional overrides or excessive length', () => {
    it('screens of the management area show them as text', async () => {
      const { page, ran } = await watched()
      for (const path of screens) {
        await page.goto(path)
        await page
          .getByText(landmarks[path] ?? '')
          .first()
          .waitFor()
        await expectHarmless(page, ran, path)
      }
    })

    it('dialogs of files, and toasts that name them', async () => {
      const { page, ran } = await watched()
      await page.goto('/cms/media')
      for (const at of names.keys()) {
        await page
          .getByRole('button', { name: /^Details of/ })
          .nth(at * 2)
          .click()
        await page.getByRole('dialog').waitFor()
        await expectHarmless(page, ran, `details ${at}`)
        await page.getByRole('button', { name: 'Close' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      const hostile = `${MARKUP}.png`
      await chooseMade(page.locator('input[type="file"]'), [tooLarge(hostile, 'image/png')])
      await page.getByText(`${hostile} is larger than 10MB`).first().waitFor()
      await expectHarmless(page, ran, 'toast')
      await page.goto('/cms/resume')
      await page
        .getByRole('button', { name: /^Delete/, disabled: false })
        .last()
        .click()
      await page.getByRole('alertdialog').waitFor()
      await expectHarmless(page, ran, 'question of a resume')
    })

    it('public pages: the list, a tag and a post', async () => {
      const { page, ran } = await watched()
      const published = (await data.posts()).filter(({ status }) => status === 'published')
      expect(published).toHaveLength(names.length)
      for (const path of ['/', '/blog', ...published.map(({ id }) => `/blog/${id}`)]) {
        await openPage(page, path)
        await expectHarmless(page, ran, path)
      }
    })
  })
}

describe('on some screens', () => {
  itShowsHostileNames({
    names: HOSTILE_NAMES.slice(1),
    screens: ['/cms/blog', '/cms/contacts', '/cms/activity'],
  })
})

describe('in every place', { tags: 'long' }, () => {
  const screens = ['/cms', '/cms/blog', '/cms/media', '/cms/resume', '/cms/contacts']
  itShowsHostileNames({
    names: HOSTILE_NAMES,
    screens: [...screens, '/cms/activity', '/cms/blog/new'],
  })
})

describe('hostile names where little is shown', { tags: 'long' }, () => {
  const { watched, draft } = useHostileNames(HOSTILE_NAMES)

  it('the editor of such a post, its sidebar and its question', async () => {
    const { page, ran } = await watched()
    await page.goto(`/cms/blog/edit/${draft()}`)
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toMatch(/onerror|WWW/)
    await page.waitForLoadState('networkidle')
    await expectHarmless(page, ran, 'editor')
    await page.goto('/cms/blog')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await expectHarmless(page, ran, 'question')
  })

  it('a message that is read, and the question before it is deleted', async () => {
    const { page, ran } = await watched()
    for (const name of HOSTILE_NAMES) {
      await page.goto('/cms/contacts')
      await page
        .getByRole('button', { name: `View the message of ${shownName(name)}`, exact: true })
        .click()
      await page.getByText('Reply via Email').first().waitFor()
      await expectHarmless(page, ran, name)
    }
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
    await page.getByRole('alertdialog').waitFor()
    await expectHarmless(page, ran, 'question of a message')
  })

  // Payload's own tables are wider than a phone and scroll; that nothing runs is what counts there.
  it.each(['posts', 'media', 'resumes', 'contacts', 'audit', 'users'])(
    '/payload: the list of %s',
    async (collection) => {
      const { page, ran } = await watched()
      await page.goto(`/payload/collections/${collection}`)
      await page.locator('tbody tr').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectInert(page, ran, collection)
    },
  )
})
