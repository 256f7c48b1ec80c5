// @module-tag long
import { beforeEach } from 'vitest'
import { notice, question, refuse, useCms } from '#tests/support/cms-page.ts'
import {
  answered,
  cmsStates,
  expectAccessibleStates,
  LONG,
} from '#tests/suites/screens/cms-states.ts'
import type { States } from '#tests/suites/screens/cms-states.ts'
import { intercept } from '#tests/support/interception.ts'

const { product, data } = useCms({ browser: { reducedMotion: 'reduce' } })
const { openScreen, failing, shown, ask, bare } = cmsStates(product)
beforeEach(() => product.allowError('Failed to load resource'))

const trashed = async () => {
  const { id } = await data.post({ title: `Locks ${LONG}` })
  await product.asAdmin('DELETE', `/api/blog/${id}`)
}

const STATES: States = {
  'the dashboard without answers': async () => {
    for (const api of ['blog', 'media', 'contact', 'resumes', 'visits', 'audit*', 'backups'])
      await refuse(product.page(), { address: `**/api/${api}`, method: 'GET', status: 500 })
    const page = await openScreen('/cms')
    await page.getByText('Not available').first().waitFor()
    await answered(page)
  },
  'the palette': async () => {
    await data.post({ title: `Post ${LONG}` })
    const page = await openScreen('/cms/blog')
    await page.getByText('1 post loaded').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill('po')
    await page.getByRole('option', { name: LONG }).waitFor()
  },
  'the palette that finds nothing': async () => {
    const page = await openScreen('/cms')
    await page.getByRole('button', { name: 'Go to' }).click()
    await page.getByRole('combobox', { name: 'Go to' }).fill('zzz')
    await page.getByText('Nothing found.').waitFor()
  },
  'the posts in columns, some of them selected': async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await data.post({ title: `Locks ${LONG}`, tags: ['CSS', LONG.slice(0, 40)] })
    await data.post({ title: 'Keys', publishedAt: later, category: 'Travel' })
    const page = await openScreen('/cms/blog?view=columns')
    await page.getByRole('checkbox', { name: 'Select Keys' }).check()
    await page.getByText('1 selected').waitFor()
  },
  'the tags of selected posts': async () => {
    await data.post({ title: 'Locks', tags: ['CSS', LONG.slice(0, 40)] })
    await data.post({ title: 'Keys', tags: ['CSS'] })
    const page = await openScreen('/cms/blog')
    await page.getByRole('checkbox', { name: 'Select all posts' }).check()
    await page.getByRole('button', { name: 'Tags', exact: true }).click()
    await page.getByLabel('Find or add a tag').fill('C')
    await page.getByRole('button', { name: 'Add "C"' }).waitFor()
  },
  'the posts, none that fit the filters': () =>
    shown('/cms/blog?state=draft&tag=gone', 'Clear filters', () => data.post()),
  ...bare('the posts', '/cms/blog', 'blog', 'No blog posts found'),
  'the deletion of a post, asked about': () =>
    ask('/cms/blog', 'Delete Locks', () => data.post({ title: `Locks ${LONG}` })),
  'the deletion of a post, done': async () => {
    await ask('/cms/blog', 'Delete Locks', () => data.post({ title: 'Locks' }))
    await question(product.page(), 'Are you sure you want to delete "Locks"?').answer('Delete')
    await notice(product.page(), 'Success').waitFor()
  },
  'the appearance, with an accent that is not readable': async () => {
    const page = await openScreen('/cms/appearance')
    await page.getByRole('textbox', { name: 'Terminal', exact: true }).fill('#050805')
    await page.getByText(/^Too little contrast/).waitFor()
  },
  'the redirects, and a new one that is refused': async () => {
    const page = await openScreen('/cms/redirects')
    await page.getByRole('button', { name: 'Add redirect' }).click()
    const dialog = page.getByRole('dialog', { name: 'New redirect' })
    product.allowError('400')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Redirect from is required').waitFor()
  },
  'the activity, failed': () => failing('/cms/activity', 'audit*'),
  'the signing out of devices, asked about': () =>
    ask('/cms/administrators', 'Sign out all others', product.newSession),
  ...bare('the trash', '/cms/trash', 'trash', 'The trash is empty'),
  'the deletion for good, asked about': () => ask('/cms/trash', 'Delete Locks', trashed),
  'the notice that the session has ended': async () => {
    await data.post({ title: 'Locks' })
    const page = await openScreen('/cms/administrators')
    await page.getByText('This device').waitFor()
    await product.context().clearCookies()
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    await page.getByText('Your session has expired.').waitFor()
  },
  'the session check without an answer': async () => {
    await intercept(product.page(), '**/api/auth/user', (route) => route.abort())
    await product.page().goto('/cms')
    await product.page().getByText('Your session could not be loaded.').waitFor()
  },
  'the lock screen': async () => {
    // 204: the navigation never completes, and the page stays.
    await intercept(product.page(), '**/api/login', (route) => route.fulfill({ status: 204 }))
    await product.page().goto('/cms')
    await product.page().getByText('Redirecting to login...').waitFor()
  },
}

expectAccessibleStates(STATES, product.page)
