// @module-tag long
import { describe, expect, it } from 'vitest'
import {
  expectHarmless,
  expectInert,
  HOSTILE_NAMES,
  itShowsHostileNames,
  shownName,
  useHostileNames,
} from '#tests/suites/hostile/names.ts'

const SCREENS = [
  ...['/cms', '/cms/blog', '/cms/media', '/cms/resume', '/cms/contacts', '/cms/activity'],
  '/cms/blog/new',
]

describe('in every place', () => {
  itShowsHostileNames({ names: HOSTILE_NAMES, screens: SCREENS })
})

describe('hostile names where little is shown', () => {
  const { watched, draft } = useHostileNames(HOSTILE_NAMES)

  it('the editor of such a post, its sidebar and its question', async () => {
    const { page, ran } = await watched()
    await page.goto(`/cms/blog/edit/${draft()}`)
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toMatch(/onerror|WWW/)
    await page.waitForLoadState('networkidle')
    await expectHarmless(page, ran, 'editor')
    await page.goto('/cms/blog')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await expectHarmless(page, ran, 'question')
  })

  it('a message that is read, and the question before it is deleted', async () => {
    const { page, ran } = await watched()
    for (const name of HOSTILE_NAMES) {
      await page.goto('/cms/contacts')
      await page
        .getByRole('button', { name: `View the message of ${shownName(name)}`, exact: true })
        .click()
      await page.getByText('Reply via Email').first().waitFor()
      await expectHarmless(page, ran, name)
    }
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
    await page.getByRole('alertdialog').waitFor()
    await expectHarmless(page, ran, 'question of a message')
  })

  // Payload's own tables are wider than a phone and scroll; that nothing runs is what counts there.
  it.each(['posts', 'media', 'resumes', 'contacts', 'audit', 'users'])(
    '/payload: the list of %s',
    async (collection) => {
      const { page, ran } = await watched()
      await page.goto(`/payload/collections/${collection}`)
      await page.locator('tbody tr').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectInert(page, ran, collection)
    },
  )
})
