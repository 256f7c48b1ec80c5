import { expect, it } from 'vitest'
import { clipboardText, notice, openSignedIn, question } from '#tests/support/cms-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()

it('an access token is made, copied, used by a script and revoked', async () => {
  await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await openSignedIn(product, '/cms/tokens')
  await page.getByText('No access tokens yet').waitFor()
  const form = page.getByRole('region', { name: 'New access token' })
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
  expect(token).toMatch(/^folio_[\w-]{43}$/)
  await form.getByRole('button', { name: 'Copy' }).click()
  await form.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await clipboardText(page)).toBe(token)
  const row = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')
  await row.filter({ hasText: 'PostsMedia' }).filter({ hasText: 'never used' }).waitFor()

  const publish = () =>
    fetch(`${product.url}/api/blog`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(postBody({ title: 'From a script' })),
    })
  expect((await publish()).status).toBe(201)
  await page.reload()
  await row.filter({ hasText: 'last used just now' }).waitFor()
  expect(await page.content()).not.toContain(token)

  await row.getByRole('button', { name: 'Revoke Publish from a repository' }).click()
  await question(page, 'Revoke "Publish from a repository"?').answer('Revoke')
  await notice(page, 'Success', '"Publish from a repository" revoked').waitFor()
  await page.getByText('No access tokens yet').waitFor()
  expect((await publish()).status).toBe(401)
})
