import type { Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { hold, nextRequest, openSignedIn } from '#tests/support/cms-page.ts'
import { editorOf } from '#tests/support/editor-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

/** The paths of the calls the page makes from now on. */
function callsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  })
  return paths
}

const userIsKnown = (page: Page) => page.getByRole('navigation', { name: 'Management' }).waitFor()

it.each([
  ['/cms', '/api/contact'],
  ['/cms/blog', '/api/blog'],
  ['/cms/media', '/api/media'],
  ['/cms/contacts', '/api/contact'],
])('from the second visit on %s asks for its data beside the session, once', async (path, api) => {
  const page = await openSignedIn(product, '/cms/activity')
  await userIsKnown(page)
  const calls = callsOf(page)
  const session = await hold(page, '**/api/auth/user')
  const asked = nextRequest(page, 'GET', api)
  await page.goto(path)
  await asked
  expect(await page.getByText('Authenticating...').isVisible()).toBe(true)
  session.release()
  await userIsKnown(page)
  await page.waitForLoadState('networkidle')
  expect(calls.filter((call) => call === api)).toEqual([api])
})

it('a stranger is asked for nothing but the session, also where somebody was signed in', async () => {
  const page = await openSignedIn(product, '/cms/blog')
  await userIsKnown(page)
  await product.context().clearCookies()
  product.allowError('Failed to load resource')
  await page.route('**/api/login', (route) => route.fulfill({ body: 'The door' }))
  await page.goto('/cms/media')
  await page.getByText('The door').waitFor()
  const calls = callsOf(page)
  await page.goto('/cms/media')
  await page.getByText('Redirecting to login...').waitFor()
  expect(calls).toEqual(['/api/auth/user'])
})

it('a post that was asked for beside the session fills one form, the next one reads it anew', async () => {
  const post = await data.post({ title: 'Locks', content: '<p>First</p>' })
  const page = await openSignedIn(product, '/cms')
  await userIsKnown(page)
  const calls = callsOf(page)
  await page.goto(`/cms/blog/edit/${post.id}`)
  await editorOf(page).getByText('First').waitFor()
  expect(calls.filter((call) => call === `/api/blog/${post.id}`)).toHaveLength(1)
  await page.getByRole('link', { name: 'Back to Posts' }).click()
  await page.getByRole('link', { name: 'Edit Locks' }).waitFor()
  const body = postBody({ title: 'Locks', content: '<p>Second</p>' })
  expect((await product.asAdmin('PUT', `/api/blog/${post.id}`, body)).status).toBe(200)
  await page.getByRole('link', { name: 'Edit Locks' }).click()
  await editorOf(page).getByText('Second').waitFor()
  expect(await editorOf(page).getByText('First').count()).toBe(0)
})

it('a check of the session that had to be repeated takes no earlier copy of a post', async () => {
  const post = await data.post({ title: 'Locks', content: '<p>First</p>' })
  const page = await openSignedIn(product, '/cms')
  await userIsKnown(page)
  product.allowError('Failed to load resource')
  await page.route('**/api/auth/user', (route) => route.abort(), { times: 1 })
  const calls = callsOf(page)
  await page.goto(`/cms/blog/edit/${post.id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await editorOf(page).getByText('First').waitFor()
  expect(calls.filter((call) => call === `/api/blog/${post.id}`)).toHaveLength(2)
})

it('where storage is blocked the screens come as before', async () => {
  const post = await data.post({ title: 'Locks', content: '<p>First</p>' })
  await product.context().addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const page = await openSignedIn(product, '/cms/blog')
  await page.getByText('1 post loaded').waitFor()
  await page.goto(`/cms/blog/edit/${post.id}`)
  await editorOf(page).getByText('First').waitFor()
})
