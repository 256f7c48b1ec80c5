import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { clipboardText, notice, question } from '#tests/support/cms-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { signInPage } from '#tests/support/sign-in-page.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const { choose } = signInPage(product)

const openScreen = async () => {
  await product.signIn(await product.newSession())
  await product.page().goto('/cms/tokens')
  return product.page()
}
const newToken = (page: Page) => page.getByRole('region', { name: 'New access token' })
const agedSession = () =>
  product.product().rows(`update users_sessions set created_at = now() - interval '16 minutes'
    where created_at = (select max(created_at) from users_sessions)`)

it('an access token is made, copied, used by a script and revoked', async () => {
  await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await openScreen()
  await page.getByText('No access tokens yet').waitFor()
  const form = newToken(page)
  await form.getByRole('button', { name: 'Create token' }).click()
  await form.getByText('Name is required').waitFor()
  await form.getByText('Choose at least one scope').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.type('Publish from a repository')
  await form.getByRole('checkbox', { name: 'Posts' }).check()
  await form.getByRole('checkbox', { name: 'Media' }).check()
  await form.getByRole('button', { name: 'Create token' }).click()

  const shown = form.getByRole('textbox', { name: 'Access token' })
  const token = await shown.inputValue()
  expect(token).toMatch(/^folio_[\w-]{51}$/)
  await form.getByRole('button', { name: 'Copy', exact: true }).click()
  await form.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await clipboardText(page)).toBe(token)
  await form.getByRole('button', { name: 'Copy command' }).click()
  const command = `FOLIO_TOKEN=${token} npm run import -- ../my-posts --to ${product.url}`
  await expect.poll(() => clipboardText(page)).toBe(command)
  const row = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')
  await row.filter({ hasText: 'PostsMedia' }).filter({ hasText: 'never used' }).waitFor()

  const publish = () =>
    fetch(`${product.url}/api/blog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(postBody({ title: 'From a script' })),
    })
  expect((await publish()).status).toBe(201)
  await row.filter({ hasText: 'last used just now' }).waitFor()
  await page.reload()
  await row.waitFor()
  expect(await page.content()).not.toContain(token)

  await row.getByRole('button', { name: 'Revoke Publish from a repository' }).click()
  await question(page, 'Revoke "Publish from a repository"?').answer('Revoke')
  await notice(page, 'Success', '"Publish from a repository" revoked').waitFor()
  await page.getByText('No access tokens yet').waitFor()
  expect((await publish()).status).toBe(401)
})

it(
  'asks for a new Google sign-in after an older one, by keyboard, and keeps the typed text',
  { tags: 'long' },
  async () => {
    product.allowError('403')
    const page = await openScreen()
    await agedSession()
    const form = newToken(page)
    await form.getByRole('textbox', { name: 'Name' }).fill('Publish from a repository')
    await form.getByRole('checkbox', { name: 'Media' }).check()
    await form.getByRole('combobox', { name: 'Expires after' }).selectOption('1 year')
    await form.getByRole('button', { name: 'Create token' }).focus()
    await page.keyboard.press('Enter')
    const asked = form.getByRole('alert').filter({ hasText: 'Sign in again to create a token.' })
    await asked.waitFor()
    const link = asked.getByRole('link', { name: 'Sign in with Google' })
    await expectFocus(link)
    await page.keyboard.press('Enter')
    await choose('Administrator')

    await page.waitForURL('**/cms/tokens')
    const create = form.getByRole('button', { name: 'Create token' })
    await expectFocus(create)
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(
      'Publish from a repository',
    )
    await page.keyboard.press('Enter')
    await form.getByRole('textbox', { name: 'Access token' }).waitFor()
    const row = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')
    await row
      .filter({ hasText: 'Publish from a repository' })
      .filter({ hasText: 'Media' })
      .waitFor()
    const [stored] = await product
      .product()
      .rows(
        `select round(extract(epoch from expires_at - created_at) / 86400) as days from access_tokens`,
      )
    expect(Number(stored?.['days'])).toBe(365)
    await page.reload()
    await form.getByRole('textbox', { name: 'Name' }).waitFor()
    expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('')
  },
)
