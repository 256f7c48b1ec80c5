// @module-tag long
import { expect, it } from 'vitest'
import { notice } from '#tests/support/cms-page.ts'
import { countedScreen } from '#tests/support/counted-screen.ts'
import { seedProduct } from '#tests/support/load.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { useDedicatedProduct } from '#tests/support/use-product.ts'

const product = useDedicatedProduct()
type Screen = Awaited<ReturnType<typeof countedScreen>>

const PERSON = {
  'Name *': 'Thea Muster',
  'Profession *': 'Backend engineer',
  Phone: '+41 44 000 00 00',
  Location: 'Zürich, Switzerland',
  Tagline: 'I keep harbours open.',
}
const LISTS = {
  'Add several links': 'https://github.com/thea https://linkedin.com/in/thea',
  'Add several jobs':
    'Lead engineer, Quay AG, 2021 – today, Zürich; Engineer, Mole Ltd, 2016 – 2021, Bern',
  'Add several degrees': 'MSc Computer Science, ETH Zürich, 2016',
  'Add several publications': 'Counting ships, Port Journal, May 2022',
}
const SKILLS = ['Go 90 %, PostgreSQL', 'Kafka, Redis', 'Rust']

async function fillProfile({ page, button, fill, choose, answer }: Screen) {
  await button('Start empty')
  for (const [label, text] of Object.entries(PERSON)) await fill(label, text)
  const portrait = { name: 'thea.jpg', mimeType: 'image/jpeg', buffer: await imageFile('jpeg') }
  await choose(portrait, page.getByRole('button', { name: 'Upload image' }).click())
  await page.getByLabel('Alt text').waitFor()
  await fill('Alt text', 'Thea at the quay')
  for (const [label, text] of Object.entries(LISTS)) await fill(label, text)
  for (const [at, skills] of SKILLS.entries())
    await fill(page.getByLabel('Add several skills').nth(at), skills)
  await fill(page.getByRole('textbox', { name: 'Summary' }), 'I build what ships wait for.')
  await page.getByRole('button', { name: 'Lead engineer, Quay AG' }).first().waitFor()
  for (const job of ['Lead engineer, Quay AG', 'Engineer, Mole Ltd']) {
    await button(job)
    await fill(
      page.getByRole('textbox', { name: 'Achievements', exact: true }),
      'Halved the waiting time\nNo night on call',
    )
    await button(job)
  }
  await button('Publish')
  await answer('Publish these changes?', 'Publish')
}

async function addProject({ page, link, fill, button, answer }: Screen, title: string) {
  await link('New Project')
  await fill('Title *', title)
  const text = `${title} was too slow for a night’s ships. I measured, then rewrote the queue.`
  await fill(page.getByRole('textbox', { name: 'Case study' }), text)
  await fill('Add several outcomes', '−38 % waiting; 0 lost ships')
  await fill('Add several links', 'https://github.com/thea/crane')
  await fill('Period', '2024')
  await fill('Role', 'Sole developer')
  await fill('Stack', 'Go, Kafka')
  await button('Publish')
  await answer('Publish these changes?', 'Publish')
  await page
    .getByText(/^Published/)
    .first()
    .waitFor()
  await link('Back to Projects')
}

async function typesetResume({ page, link, button, click }: Screen) {
  await link('Resume')
  await button('Create from profile')
  await click(page.getByRole('menuitem', { name: 'A4' }))
  const dialog = page.getByRole('alertdialog')
  await click(dialog.getByRole('button', { name: 'Set Active' }))
  await dialog.waitFor({ state: 'hidden' })
}

async function chooseLooks({ link, fill, button }: Screen) {
  await link('Site')
  await link('Appearance')
  await fill('Light', '#0a5fb4')
  await fill('Dark', '#7fb8ff')
  await button('Save')
}

it('turns the example into another person’s site in at most 60 interactions', async () => {
  await seedProduct(product.started())
  const screen = await countedScreen(product, '/cms')
  const { page, link, button, answer } = screen
  await link('Profile')
  await page.getByRole('button', { name: 'Start empty' }).waitFor()
  await fillProfile(screen)
  await page.getByText('Published').first().waitFor()
  await link('Projects')
  await addProject(screen, 'A crane')
  await addProject(screen, 'A lock')
  await typesetResume(screen)
  await chooseLooks(screen)
  await link('Dashboard')
  await button('Remove the example content')
  await answer('Remove the example content?', 'Remove')
  await notice(page, 'Example content removed').waitFor()
  const shown = await Promise.all(
    ['/', '/projects'].map(async (path) => (await fetch(product.url + path)).text()),
  )
  const home = shown.join('')
  expect(
    ['Thea Muster', 'Quay AG', 'A crane', 'A lock'].filter((text) => !home.includes(text)),
  ).toEqual([])
  expect(home).not.toContain('Alex Example')
  expect(screen.interactions()).toBeLessThanOrEqual(60)
})
