import { describe, expect, it } from 'vitest'
import { scriptsWith } from '#tests/support/build-files.ts'
import { editorPage, fillFields } from '#tests/support/editor-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { itLoadsLazily } from '#tests/suites/faults/lazy-components.ts'
import { useProduct } from '#tests/support/use-product.ts'

describe('a piece of a screen', () => {
  itLoadsLazily()
})

describe('the editor', () => {
  const product = useProduct()
  const { editor } = editorPage(product)

  it('whose code does not arrive is asked for again, and the form is kept', async () => {
    product.allowError('Failed to load resource')
    const code = scriptsWith('rte-toolbar')
    await product.signIn()
    const page = product.page()
    await intercept(page, code, (route) => route.abort('connectionreset'))
    await page.goto('/cms/blog/new')
    const alert = page.getByRole('alert').filter({ hasText: 'The editor could not be loaded.' })
    await alert.waitFor()
    await fillFields(page, { Title: 'A title' })
    await page.unroute(code)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await editor().waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('A title')
  })
})
