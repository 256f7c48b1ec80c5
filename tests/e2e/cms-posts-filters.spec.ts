import { describe, expect, it } from 'vitest'
import { chosenOption, useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

const later = () => new Date(Date.now() + 3_600_000).toISOString()
const openPosts = (search = '') => openScreen(`/cms/blog${search}`)
const state = (name: string) => product.page().getByRole('radio', { name: new RegExp(`^${name}`) })
const select = (name: string) => product.page().getByRole('combobox', { name })
const choose = (name: string, option: string) => select(name).selectOption(option)
const titles = () => product.page().getByRole('main').locator('[data-post]').allInnerTexts()
const writePosts = async () => {
  await data.post({ title: 'Locks', tags: ['Postgres', 'CSS'], readTime: 9 })
  await data.post({ title: 'Builds', tags: ['css'], isPublished: false, readTime: 2 })
  await data.post({ title: 'Soon', category: 'Travel', tags: [], publishedAt: later() })
}

describe('filters of the posts', () => {
  it('keeps filters and sort order in the URL and restores them on Back', async () => {
    await writePosts()
    const page = await openPosts()
    await expect.poll(titles).toEqual(['Soon', 'Builds', 'Locks'])
    await state('Scheduled').check()
    await expect.poll(titles).toEqual(['Soon'])
    await page.getByText('1 post shown').waitFor()
    await page.getByText('3 posts loaded').waitFor()
    await state('All').check()
    // One tag in two spellings.
    await choose('Tag', 'css (2)')
    await expect.poll(titles).toEqual(['Builds', 'Locks'])
    await choose('Order', 'Longest read first')
    await expect.poll(titles).toEqual(['Locks', 'Builds'])
    await choose('Category', 'Technology')
    await page.waitForURL('**/cms/blog?tag=css&sort=-read&category=Technology')
    await page.getByRole('link', { name: 'Locks', exact: true }).click()
    await page.getByRole('heading', { name: 'Edit Post' }).waitFor()
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Locks')
    await page.goBack()
    await expect.poll(titles).toEqual(['Locks', 'Builds'])
    expect(await chosenOption(select('Tag'))).toBe('css (2)')
  })

  it('shows an empty state with Clear filters when no post matches', { tags: 'long' }, async () => {
    await writePosts()
    const page = await openPosts('?state=draft&tag=postgres&q=lo')
    await page.getByText('No posts match your search criteria.').waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByText('No posts match the filters.').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(titles).toEqual(['Soon', 'Builds', 'Locks'])
    await page.waitForURL('**/cms/blog')
  })
})

describe('the posts in columns', { tags: 'long' }, () => {
  it('are a table that sorts by its headers, and are remembered on this device', async () => {
    await writePosts()
    const page = await openPosts()
    await page.getByRole('radio', { name: 'Columns' }).check()
    const table = page.getByRole('table', { name: 'Posts' })
    await expect.poll(() => table.getByRole('row').count()).toBe(4)
    const header = (name: string) => table.getByRole('columnheader', { name })
    expect(await header('Created').getAttribute('aria-sort')).toBe('descending')
    await header('Title').getByRole('button').click()
    await expect.poll(titles).toEqual(['Builds', 'Locks', 'Soon'])
    expect(await header('Title').getAttribute('aria-sort')).toBe('ascending')
    await header('Title').getByRole('button').click()
    await expect.poll(titles).toEqual(['Soon', 'Locks', 'Builds'])
    await page.waitForURL('**/cms/blog?view=columns&sort=-title')
    const soon = table.getByRole('row').filter({ hasText: 'Soon' })
    expect(await soon.innerText()).toContain('scheduled')
    expect(await soon.locator('time').first().getAttribute('datetime')).toMatch(/^\d{4}-/)

    await page.goto('/cms/blog')
    await table.waitFor()
    await page.getByRole('radio', { name: 'Cards' }).check()
    await page.goto('/cms/blog')
    await page.getByRole('list', { name: 'Posts' }).waitFor()
  })

  it('fit a phone: title, state, time and length', async () => {
    await data.post({ title: 'Soon', publishedAt: later(), readTime: 7 })
    await product.page().setViewportSize({ width: 320, height: 700 })
    const page = await openPosts('?view=columns')
    const row = page.getByRole('row').filter({ hasText: 'Soon' })
    await row.getByText('scheduled').first().waitFor()
    await row.getByText('7 min').first().waitFor()
    expect(await row.getByRole('cell').count()).toBe(3)
  })
})
