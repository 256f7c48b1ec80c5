import { describe, expect, it } from 'vitest'
import { failure, notice, question, refuse, useCms } from '#tests/support/cms-page.ts'
import { countedScreen } from '#tests/support/counted-screen.ts'

const { product, data, openScreen } = useCms()

const openPosts = async () => {
  const page = await openScreen('/cms/blog')
  await page.getByText(/posts? loaded/).waitFor()
  await page.locator('[data-post]').first().waitFor()
  return page
}
const bar = () => product.page().getByRole('toolbar', { name: 'Selected posts' })
const select = (title: string) =>
  product.page().getByRole('checkbox', { name: `Select ${title}`, exact: true })
const selected = (count: number) => bar().getByText(`${count} selected`).waitFor()
const postWith = async (title: string) => (await data.posts()).find((post) => post.title === title)
const undo = async (...texts: string[]) =>
  notice(product.page(), ...texts)
    .getByRole('button', { name: 'Undo' })
    .click()
/** A draft of the built-in admin, which asks for nothing. */
const emptyDraft = (title: string) =>
  product
    .product()
    .rows(
      `insert into posts (title, slug, category, read_time, _status) values ($1, $1, 'Technology', 1, 'draft')`,
      [title],
    )

it('adds tags to twenty posts in six interactions, in the spelling in use, and undoes it', async () => {
  for (let number = 1; number <= 20; number += 1)
    await data.post({ title: `Post ${number}`, tags: ['Notes'], isPublished: false })
  await data.post({ title: 'Last', tags: ['Performance'] })
  const screen = await countedScreen(product, '/cms/blog')
  const { page, click, button, type, press, interactions } = screen
  await click(select('Post 20'))
  await click(select('Post 1'), { modifiers: ['Shift'] })
  await selected(20)
  await button('Tags')
  await page.getByLabel('Find or add a tag').waitFor()
  await type('performance')
  await press('Enter')
  await page.getByText('Adds Performance.').waitFor()
  await press('Enter')
  await notice(page, 'Success', '20 posts tagged').waitFor()
  expect(interactions()).toBe(6)
  expect((await postWith('Post 7'))?.tags).toEqual(['Notes', 'Performance'])
  await undo('20 posts tagged')
  await notice(page, 'Success', 'The change was undone.').waitFor()
  expect((await postWith('Post 7'))?.tags).toEqual(['Notes'])
})

describe('publishing several posts', { tags: 'long' }, () => {
  it('publishes complete posts, names the rest, and is undone', async () => {
    await data.post({ title: 'Locks', isPublished: false })
    await data.post({ title: 'Soon', publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
    await emptyDraft('Unwritten')
    const page = await openPosts()
    await page.getByRole('checkbox', { name: 'Select all posts' }).check()
    await bar().getByRole('button', { name: 'Publish', exact: true }).click()
    await notice(page, 'Success', '2 posts published').waitFor()
    const note = page.getByRole('status').filter({ hasText: '1 post was not changed' })
    expect(await note.innerText()).toContain('Unwritten: Excerpt is required')
    await note.getByRole('link', { name: 'Unwritten' }).waitFor()
    await page.getByRole('radio', { name: 'Published 2' }).waitFor()
    await undo('2 posts published')
    await notice(page, 'Success', 'The change was undone.').waitFor()
    expect((await postWith('Locks'))?.status).toBe('draft')
    expect(Date.parse((await postWith('Soon'))?.publishedAt ?? '')).toBeGreaterThan(Date.now())
    await bar().getByRole('button', { name: 'Unpublish' }).click()
    await notice(page, 'Success', 'Post unpublished').waitFor()
  })

  it('keeps the selection and reports the error when it fails', async () => {
    await data.post({ title: 'Locks' })
    await data.post({ title: 'Keys' })
    const page = await openPosts()
    await page.getByRole('checkbox', { name: 'Select all posts' }).check()
    await refuse(page, { address: '**/api/blog', method: 'PATCH', status: 500 })
    product.allowError('500')
    await bar().getByRole('button', { name: 'Unpublish' }).click()
    await failure(page, 'Error', 'Failed to unpublish posts').waitFor()
    await selected(2)
    await page.unroute('**/api/blog')
    await bar().getByRole('button', { name: 'Publish', exact: true }).click()
    await notice(page, 'Nothing to change').waitFor()
  })
})

it('deleting several posts asks once with their number, and is undone in one interaction', async () => {
  for (const title of ['One', 'Two', 'Three']) await data.post({ title })
  const page = await openPosts()
  await select('One').check()
  await select('Three').check()
  await bar().getByRole('button', { name: 'Delete' }).click()
  await question(page, 'Are you sure you want to delete 2 posts?').answer('Cancel')
  await bar().getByRole('button', { name: 'Delete' }).click()
  await question(page, 'Are you sure you want to delete 2 posts?').answer('Delete')
  await notice(page, 'Success', '2 posts deleted successfully').waitFor()
  await page.getByText('1 post loaded').waitFor()
  const stored = async () => (await data.posts()).map(({ title }) => title)
  expect(await stored()).toEqual(['Two'])
  await undo('2 posts deleted successfully')
  await page.getByText('3 posts loaded').waitFor()
  expect(await stored()).toEqual(['Three', 'Two', 'One'])
})

describe('variants', { tags: 'long' }, () => {
  it('tags are removed and added together; a long one is refused at its field', async () => {
    await data.post({ title: 'Locks', tags: ['CSS', 'Go'] })
    await data.post({ title: 'Keys', tags: ['css'] })
    const page = await openPosts()
    await page.keyboard.press('Control+a')
    await selected(2)
    await page.keyboard.press('t')
    const box = page.getByLabel('Find or add a tag')
    await box.fill('x'.repeat(41))
    await page.getByText('Tag must be at most 40 characters').waitFor()
    await box.fill('Rust, Zig')
    await page.getByRole('button', { name: 'Add "Rust", "Zig"' }).click()
    const tags = page.getByRole('dialog')
    const go = tags.getByRole('checkbox', { name: 'Go' })
    expect(await go.evaluate((one: HTMLInputElement) => one.indeterminate)).toBe(true)
    await tags.getByRole('checkbox', { name: 'CSS' }).uncheck()
    await tags.getByRole('button', { name: 'Apply' }).click()
    await notice(page, 'Success', '2 posts tagged').waitFor()
    expect((await postWith('Locks'))?.tags).toEqual(['Go', 'Rust', 'Zig'])
    expect((await postWith('Keys'))?.tags).toEqual(['Rust', 'Zig'])
  })

  it('by keyboard j and k move, x and Space select, Shift+X a range, Escape none, # deletes', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) await data.post({ title })
    const page = await openPosts()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('j')
    await expect.poll(focused).toBe('Four')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect.poll(focused).toBe('Three')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('X')
    await selected(3)
    await page.keyboard.press('Space')
    await selected(2)
    await page.keyboard.press('Escape')
    await bar().getByText('Select all shown').waitFor()
    await page.keyboard.press('k')
    await page.keyboard.press('#')
    await question(page, 'Are you sure you want to delete "Two"?').answer('Cancel')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Edit Post' }).waitFor()
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Two')
  })
})
