// @module-tag long
import { beforeEach } from 'vitest'
import { notice } from '#tests/support/cms-page.ts'
import { cmsStates, expectAccessibleStates, LONG } from '#tests/suites/screens/cms-states.ts'
import type { States } from '#tests/suites/screens/cms-states.ts'
import { intercept } from '#tests/support/interception.ts'
import { savePost, showSettings, useEditor } from '#tests/support/editor-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'

const {
  product,
  data,
  editor,
  open: openEditor,
  type,
} = useEditor({ browser: { reducedMotion: 'reduce' } })
const { openScreen, failing, loading, shown } = cmsStates(product)
beforeEach(() => product.allowError('Failed to load resource'))

const history = (id: string) => `/cms/blog/history/${id}`
const UNKNOWN = history('00000000-0000-4000-8000-000000000000')

const STATES: States = {
  'a new post that is refused': async () => {
    const page = await openEditor()
    await savePost(page)
    await notice(page, 'Validation Error').waitFor()
  },
  'a post in the editor': async () => {
    await data.image(`${LONG}.png`)
    const { id } = await data.post({ title: `Locks ${LONG}` })
    const page = await openEditor(`/cms/blog/edit/${id}`)
    await showSettings(page)
    await page.getByRole('list', { name: 'Media files' }).waitFor()
  },
  'the suggestions and the folded fields of the publish panel': async () => {
    await data.post({ title: 'Other', category: `Travel ${LONG}`.slice(0, 60).trim() })
    const page = await openEditor()
    await showSettings(page)
    await page.getByText('Search engines').click()
    await page.getByLabel('Category').click()
    await page.getByRole('listbox').getByRole('option').waitFor()
  },
  'a post that could not be loaded': () =>
    failing('/cms/blog/edit/00000000-0000-4000-8000-000000000000', 'blog/*'),
  'the dialog of a code block': async () => {
    const page = await openEditor()
    await showSettings(page)
    await page.getByRole('button', { name: 'Insert Code Block' }).click()
    await page.getByRole('dialog').waitFor()
  },
  'the dialog of shared links': async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await openEditor(`/cms/blog/edit/${id}`)
    await page.getByRole('button', { name: 'Share link' }).click()
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.getByRole('list', { name: 'Preview links' }).waitFor()
  },
  'the question before unsaved text is left': async () => {
    const page = await openEditor()
    await intercept(page, '**/api/post-drafts', (route) => route.fulfill({ status: 500 }))
    await editor().click()
    await type('Unsaved.')
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await page.getByRole('alertdialog').waitFor()
  },
  'a save without a session': async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await openEditor(`/cms/blog/edit/${id}`)
    await product.context().clearCookies()
    // Not by the button, whose tooltip is in no landmark.
    await editor().click()
    await type('Unsaved.')
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByText('You are signed out.').waitFor()
  },
  'the changes of a version': async () => {
    const code = `\n\n\`\`\`js\n${LONG}\n\`\`\``
    const { id } = await data.post({ title: LONG, content: `<p>One.</p><p>Two.</p>${code}` })
    const content = `<p>One ${LONG} more.</p><p><em>Two.</em></p>${code}x`
    await product.asAdmin('PUT', `/api/blog/${id}`, postBody({ content, imageUrl: `/${LONG}` }))
    await product.asAdmin('PUT', `/api/blog/${id}`, postBody({ content, isPublished: false }))
    const page = await openScreen(history(id))
    await page.getByRole('radiogroup', { name: 'Versions' }).getByRole('radio').nth(1).check()
    await page.locator('ins', { hasText: 'more' }).waitFor()
    await page.getByRole('button', { name: 'Restore this version' }).waitFor()
  },
  'a history that is loading': () => loading(UNKNOWN, 'blog/*/versions'),
  'a history that could not be loaded': () => failing(UNKNOWN, 'blog/*/versions'),
  'a post that was saved once': async () =>
    shown(history((await data.post()).id), 'No earlier versions'),
}

expectAccessibleStates(STATES, product.page)
