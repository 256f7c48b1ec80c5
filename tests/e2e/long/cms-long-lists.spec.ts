// @module-tag long
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useCms } from '#tests/support/cms-page.ts'

type LongList = {
  what: string
  insert: string
  screen: string
  counted: string
  /** Scrolls through the list, where that matters. */
  scroll: (page: Page) => Promise<unknown>
}

const listOf = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem')

const LISTS: LongList[] = [
  {
    what: '2,000 posts',
    insert: `insert into posts (title, slug, excerpt, content, category, read_time, _status)
             select 'Post ' || n, 'post-' || n, 'Excerpt', '<p>x</p>', 'Technology', 3, 'draft'
             from generate_series(1, 2000) as n`,
    screen: '/cms/blog',
    counted: '2000 posts loaded',
    scroll: (page) => listOf(page, 'Posts').first().waitFor(),
  },
  {
    what: '5,000 files',
    insert: `insert into media (original_name, sha256, filename, mime_type, filesize)
             select 'file-' || n || '.txt', 'x', 'file-' || n || '.txt', 'text/plain', n
             from generate_series(1, 5000) as n`,
    screen: '/cms/media',
    counted: '5000 files',
    scroll: async (page) => {
      const list = listOf(page, 'Media files')
      // The last rendered card: scrolling to it renders others, but keeps it.
      const card = await list.last().elementHandle()
      await page.mouse.move(600, 500)
      await page.mouse.wheel(0, 2500)
      await expect.poll(() => list.first().getAttribute('data-index')).not.toBe('0')
      expect(await card?.evaluate((one) => one.isConnected)).toBe(true)
      await page.mouse.wheel(0, 100_000)
      await expect.poll(() => list.count()).toBeGreaterThan(5)
    },
  },
  {
    what: '10,000 messages',
    insert: `insert into contacts (name, email, subject, message, state, created_at)
             select 'Sender ' || n, 'sender' || n || '@example.com', 'Subject ' || n,
                    repeat('words of message ' || n || ' ', 20), 'read', now() - make_interval(mins => n)
             from generate_series(1, 10000) as n`,
    screen: '/cms/contacts',
    counted: '10000 messages',
    scroll: async (page) => {
      await page.mouse.wheel(0, 400_000)
      const cards = listOf(page, 'Messages')
      await expect.poll(() => cards.first().innerText()).not.toContain('Sender 1\n')
      await page.getByRole('searchbox').fill('subject 9999')
      await cards.getByText('Sender 9999').waitFor()
    },
  },
]

/** Lists of thousands of items, of which only the visible ones are rendered (virtualised). */
const { product, openScreen } = useCms({
  leavesDamage: 'thousands of rows of files that are not there',
})

it.each(LISTS)(
  '$what are a page of under 3,000 nodes, scrolled as well',
  async ({ insert, screen, counted, scroll }) => {
    await product.product().rows(insert)
    const page = await openScreen(screen)
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
    await page.getByText(counted).waitFor()
    expect(await nodes()).toBeLessThan(3000)
    await scroll(page)
    expect(await nodes()).toBeLessThan(3000)
  },
)
