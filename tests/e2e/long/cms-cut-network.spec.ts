// @module-tag long
import { expect, it } from 'vitest'
import type { Page } from 'playwright'
import { cut, failure, notice, question } from '#tests/support/cms-page.ts'
import { useCms } from '#tests/support/use-cms.ts'

const tick = (page: Page) => page.getByRole('checkbox', { name: 'Select all messages' }).check()
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'I am Ada.' }

type CutAction = {
  what: string
  make: () => Promise<unknown>
  screen: string
  method: string
  address: string
  act: (page: Page) => Promise<unknown>
  /** Text of the notification. */
  failed: string
  done: string
  /** The call that lists the data, and its result before and after. */
  told: string
  before: string[]
  after: string[]
  /** How many items the list shows before. */
  shown: [list: string, count: number]
}

// Deletions: cms-lost-answers.spec.ts.
const { product, data, openScreen: open } = useCms()

const actions: CutAction[] = [
  {
    what: 'activating a resume',
    make: async () => [await data.resume('first.pdf'), await data.resume('second.pdf')],
    screen: '/cms/resume',
    method: 'PUT',
    address: '**/api/resume/*/activate',
    act: async (page) => {
      await page.getByRole('button', { name: 'Set Active' }).click()
      await question(page, 'Set "second.pdf" as the active resume?').answer('Set Active')
    },
    failed: 'Failed to activate resume',
    done: 'Resume activated successfully',
    told: '/api/resumes',
    before: ['second.pdf', 'first.pdf active'],
    after: ['second.pdf active', 'first.pdf'],
    shown: ['All Resume Files', 2],
  },
  {
    what: 'describing a picture',
    make: () => data.image('photo.png'),
    screen: '/cms/media',
    method: 'PATCH',
    address: '**/api/media/*',
    act: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'photo.png' })
      // Still open after a failure.
      if (!(await dialog.isVisible()))
        await page.getByRole('button', { name: 'Details of photo.png' }).click()
      await dialog.getByLabel('Alt text').fill('A quay')
      await dialog.getByRole('button', { name: 'Save' }).click()
    },
    failed: 'Failed to save alt text',
    done: 'Alt text saved',
    told: '/api/media',
    before: ['photo.png'],
    after: ['photo.png A quay'],
    shown: ['Media files', 1],
  },
  {
    what: 'archiving a message',
    make: () => data.message(message),
    screen: '/cms/contacts',
    method: 'PATCH',
    address: '**/api/contact',
    act: async (page) => {
      await tick(page)
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
    },
    failed: 'Failed to update message',
    done: 'Message archived',
    told: '/api/contact',
    before: ['Ada unread'],
    after: ['Ada archived'],
    shown: ['Messages', 1],
  },
]

// Also below a dialog.
const list = (name: string) =>
  product
    .page()
    .getByRole('list', { name, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
const names = async (path: string) => {
  const items = (await (await product.asAdmin('GET', path)).json()) as Record<string, unknown>[]
  return items.map(({ title, originalName, isActive, alt, name, state }) =>
    [title, originalName, isActive ? 'active' : '', alt, name, state].filter(Boolean).join(' '),
  )
}
const openScreen = async ({ make, screen, shown: [name, count] }: CutAction) => {
  await make()
  const page = await open(screen)
  await expect.poll(() => list(name).count()).toBe(count)
  product.allowError('Failed to load resource')
  return page
}

it.each(actions)(
  'shows an error, keeps the old state and succeeds on retry when the request for $what is lost',
  async (action) => {
    const { method, address, act, failed, done, told, before, after, shown } = action
    const page = await openScreen(action)
    await cut(page, { address, method, when: 'before' })
    await act(page)
    await failure(page, 'Error', failed).waitFor()
    expect(await names(told)).toEqual(before)
    // The optimistic update is rolled back.
    await expect.poll(() => list(shown[0]).count()).toBe(shown[1])
    await act(page)
    await notice(page, 'Success', done).waitFor()
    expect(await names(told)).toEqual(after)
  },
)

it.each(actions)(
  'shows an error, acts once and updates the screen when the response for $what is lost',
  async (action) => {
    const { method, address, act, failed, told, after, screen } = action
    const page = await openScreen(action)
    await cut(page, { address, method, when: 'after' })
    const again = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith(told),
    )
    await act(page)
    await failure(page, 'Error', failed).waitFor()
    expect(await names(told)).toEqual(after)
    // The list is fetched again, so that the screen shows no stale data.
    expect((await again).status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(screen)
  },
)
