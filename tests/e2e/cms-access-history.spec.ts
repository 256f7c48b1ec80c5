// @module-tag long
import { beforeEach } from 'vitest'
import { cmsStates, expectAccessibleStates, LONG } from '#tests/suites/screens/cms-states.ts'
import type { States } from '#tests/suites/screens/cms-states.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { useCms } from '#tests/support/use-cms.ts'

const { product, data } = useCms({ browser: { reducedMotion: 'reduce' } })
const { openScreen, failing, loading, shown } = cmsStates(product)
beforeEach(() => product.allowError('Failed to load resource'))

const history = (id: string) => `/cms/blog/history/${id}`
const UNKNOWN = history('00000000-0000-4000-8000-000000000000')

const STATES: States = {
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
