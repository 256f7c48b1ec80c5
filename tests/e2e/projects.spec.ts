import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { openSignedIn } from '#tests/support/cms-page.ts'
import { typeRichText } from '#tests/support/rich-text.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { reducedMotion: 'reduce' } })
const data = cmsData(product)
afterEach(() => data.empty())

const TEXT = 'There were many queues.'

describe('a project', () => {
  it('is written in the built-in admin, shown on the site at once, and previewed before a change is published', async () => {
    const page = await openSignedIn(product, '/cms/projects')
    await page.getByRole('link', { name: 'Create First Project' }).click()
    await page.locator('[contenteditable=true]').first().click()
    await typeRichText(page, TEXT)
    await page.locator('#field-title').fill('One event log')
    await page.locator('#field-summary').fill('A log instead of 140 queues.')
    await page.locator('#field-featured').check()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await page.waitForURL(/\/projects\/[\da-f-]{36}/)
    const editor = page.url()

    const visitor = await product.stranger()
    await visitor.goto(product.url)
    const home = visitor.locator('section#home')
    await home.getByRole('heading', { name: 'Selected work' }).waitFor()
    await home.getByRole('link', { name: 'One event log' }).click()
    await visitor.getByRole('heading', { name: 'One event log', level: 1 }).waitFor()
    await visitor.getByText(TEXT).waitFor()
    expect(new URL(visitor.url()).pathname).toBe('/projects/one-event-log')
    await expectAccessible(visitor)

    await page.locator('#field-title').fill('Two event logs')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.getByText('Draft saved successfully').first().waitFor()
    await page.goto('/cms/projects')
    await page.getByText('unpublished changes').waitFor()
    await expectAccessible(page)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Preview Two event logs' }).click()
    const preview = await opened
    await preview.getByRole('heading', { name: 'Two event logs', level: 1 }).waitFor()
    const bar = preview.getByRole('complementary', { name: 'Preview' })
    const back = await bar.getByRole('link', { name: 'Edit' }).getAttribute('href')
    expect(new URL(back ?? '', product.url).href).toBe(editor)
    await visitor.goto(`${product.url}/projects`)
    await visitor.getByRole('link', { name: 'One event log' }).waitFor()
    await expectAccessible(visitor)
  })
})
