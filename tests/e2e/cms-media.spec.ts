import { expect, it } from 'vitest'
import { give } from '#tests/support/clipboard.ts'
import { clipboardText, notice, useCms } from '#tests/support/cms-page.ts'
import { dropOutsideTarget } from '#tests/support/drop-outside-target.ts'
import { pdf, wav } from '#tests/support/sample-files.ts'

const { product, data, openScreen } = useCms()

const openMedia = () => openScreen('/cms/media', 'Media Library')
const cards = () => product.page().getByRole('list', { name: 'Media files' }).getByRole('listitem')
const card = (name: string) => cards().filter({ hasText: name })
const input = () => product.page().locator('input[type="file"]')
const zone = () => product.page().getByRole('button', { name: /^Drop files here/ })

it('[S2-media-02] [S2-media-05] [S2-media-26] chooses several files by both buttons', async () => {
  const page = await openMedia()
  for (const name of ['Upload Files', 'Upload First File']) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name }).click()
    expect((await chooser).isMultiple()).toBe(true)
  }
})

it('[S2-media-08] [S4-ui-02] highlights the zone while files are dragged over it; a file dropped outside keeps the page', async () => {
  const page = await openMedia()
  const drag = (way: 'dragenter' | 'dragleave' | 'drop') =>
    give(zone(), way, { files: [{ name: 'a.txt', type: 'text/plain', bytes: Buffer.from('x') }] })
  const isLit = () => zone().getAttribute('data-drag-over')
  const border = () => zone().evaluate((button) => getComputedStyle(button).borderTopColor)
  const dark = await border()
  expect(await isLit()).toBeNull()
  await drag('dragenter')
  await expect.poll(isLit).toBe('true')
  await expect.poll(border).not.toBe(dark)
  await drag('dragleave')
  await expect.poll(isLit).toBeNull()
  expect(await dropOutsideTarget(page)).toEqual({ dragover: 'prevented', drop: 'prevented' })
  await drag('dragenter')
  await drag('drop')
  await notice(page, 'File uploaded successfully').waitFor()
  await expect.poll(isLit).toBeNull()
})

it('[S2-media-12] [S2-media-14] shows a grid of cards, each with an image or the icon of its type', async () => {
  await data.image('photo.png')
  const page = await openMedia()
  const silence = { name: 'silence.wav', mimeType: 'audio/wav', buffer: wav() }
  const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await input().setInputFiles([silence, paper])
  await page.getByText('3 files').waitFor()
  await card('photo.png').locator('img').waitFor()
  const icon = (name: string) => card(name).locator('svg[class*="size-8"]').getAttribute('class')
  expect(await icon('silence.wav')).toMatch(/lucide-file-(audio|headphone|volume)/)
  expect(await icon('paper.pdf')).toContain('lucide-file-text')
  for (const name of ['silence.wav', 'paper.pdf'])
    expect(await card(name).locator('img').count()).toBe(0)
  const [one, other] = await Promise.all([
    card('silence.wav').boundingBox(),
    card('paper.pdf').boundingBox(),
  ])
  expect(one?.y).toBe(other?.y)
  expect(one?.x).not.toBe(other?.x)
})

it('[S2-media-09] [S2-media-24] [S2-media-27] searches by name and type, and shows the file count', async () => {
  await data.image('photo.png')
  await data.text('notes.txt')
  const page = await openMedia()
  const search = page.getByPlaceholder('Search media files...')
  await search.fill('PHOTO')
  await expect.poll(() => cards().count()).toBe(1)
  await search.fill('text/')
  await card('notes.txt').waitFor()
  await search.fill('nothing like it')
  await page.getByText('No files match your search criteria.').waitFor()
  await page.getByText('2 files').waitFor()
})

it('[S2-media-15] [S2-media-16] [S2-media-17] shows the actions on hover and on focus', async () => {
  const { url } = await data.image('photo.png')
  const page = await openMedia()
  const actions = cards().getByRole('group')
  const opacity = () => actions.evaluate((group) => getComputedStyle(group).opacity)
  expect(await opacity()).toBe('0')
  await cards().hover()
  await expect.poll(opacity).toBe('1')
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe('0')
  await actions.getByRole('button', { name: 'Copy URL' }).focus()
  await expect.poll(opacity).toBe('1')
  const link = actions.getByRole('link', { name: 'Open in new tab' })
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('href')).toBe(url)
  await actions.getByRole('button', { name: 'Delete photo.png' }).waitFor()
})

it('[S2-media-22] [S4-ui-05] [S9-copy-01] copies the URL by its button and by a click on it, confirmed for 2 seconds', async () => {
  await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { url } = await data.image('photo.png')
  const page = await openMedia()
  const actions = cards().getByRole('group')
  const copied = cards().getByText('URL copied')
  const address = cards().getByRole('button', { name: url })
  // The list comes by timers, which stop with the clock.
  await address.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await address.click()
  await copied.waitFor()
  expect(await clipboardText(page)).toBe(url)
  await page.clock.runFor(1900)
  expect(await copied.count()).toBe(1)
  await page.clock.runFor(200)
  await copied.waitFor({ state: 'hidden' })
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await cards().hover()
  await actions.getByRole('button', { name: 'Copy URL' }).click()
  await copied.waitFor()
  expect(await clipboardText(page)).toBe(url)
})
