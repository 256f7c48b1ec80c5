// @module-tag long
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

const JOBS = ['Quay', 'Harbour', 'Mole', 'Pier', 'Buoy']
const PROJECTS = ['A crane', 'A lock', 'A lighthouse']
const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click()
const published = (page: Page) => page.getByText('Status: Published').waitFor()

/** The example has four jobs; they are overwritten, and a fifth is added. */
async function fillJobs(page: Page) {
  await page.getByRole('button', { name: 'Experience' }).click()
  // The built-in admin answers with the state of all rows, open and closed ones.
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Add Job' }).click()
  await answered
  await page.getByRole('button', { name: 'Show All' }).click()
  for (const [at, company] of JOBS.entries()) {
    await page.locator(`#field-experience__${at}__title`).fill('Engineer')
    await page.locator(`#field-experience__${at}__company`).fill(company)
    await page.locator(`#field-experience__${at}__achievements`).fill('Built it')
  }
}

async function writeProject(page: Page, title: string) {
  await page.goto('/payload/collections/projects/create')
  await page.locator('#field-title').fill(title)
  await page.locator('#field-summary').fill(`${title} for a small harbour.`)
  await page.locator('#field-featured').check()
  await publish(page)
  await page.waitForURL(/\/projects\/[\da-f-]{36}/)
}

it('another person takes over the home page in the built-in admin, without a file or a build', async () => {
  const { url: portrait } = await data.image('portrait.png')
  const page = await openScreen('/payload/globals/profile')
  await page.locator('#field-name').fill('Thea Muster')
  await page
    .locator('#field-portrait')
    .getByRole('button', { name: 'Choose from existing' })
    .click()
  await page.getByRole('button', { name: 'portrait.png' }).click()
  await fillJobs(page)
  await publish(page)
  await published(page)
  for (const title of PROJECTS) await writeProject(page, title)
  await page.goto('/cms/resume')
  await page.getByRole('button', { name: 'Create from profile' }).click()
  await page.getByRole('menuitem', { name: 'A4' }).click()
  // The first resume is active immediately.
  await page.getByRole('button', { name: /^Thea-Muster-Resume/ }).waitFor()

  const home = await (await fetch(product.url)).text()
  const shown = ['Thea Muster', portrait, ...JOBS, ...PROJECTS]
  expect(shown.filter((text) => !home.includes(text))).toEqual([])
  expect(home.includes('Alex Example')).toBe(false)
  const resume = await fetch(`${product.url}/api/resume`)
  expect(resume.headers.get('content-disposition')).toContain('Thea-Muster-Resume')
})
