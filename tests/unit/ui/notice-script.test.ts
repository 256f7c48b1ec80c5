import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { NOTICE_STORAGE_KEY, noticeScript } from '#src/ui/notice/notice-script.ts'

type Page = { notice: string | null; stored: () => string | null }

/** Runs the notice script in a minimal fake page. */
function runScript({ notice, stored }: Page) {
  const root = { getAttribute: () => notice, setAttribute: vi.fn() }
  const localStorage = { getItem: stored, setItem: vi.fn() }
  const focus = vi.fn()
  const listeners: ((event: object) => void)[] = []
  runInNewContext(noticeScript, {
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    localStorage,
    document: { documentElement: root, querySelector: () => ({ focus }) },
  })
  const press = (button: object | null) =>
    listeners.forEach((listener) => listener({ target: { closest: () => button } }))
  return { hide: root.setAttribute, store: localStorage.setItem, focus, press }
}
const blocked = () => {
  throw new Error('SecurityError')
}

it.each([
  ['closed before', { notice: 'a', stored: () => 'a' }, 1],
  ['new', { notice: 'b', stored: () => 'a' }, 0],
  ['seen for the first time', { notice: 'a', stored: () => null }, 0],
  ['missing', { notice: null, stored: () => null }, 0],
  ['seen with blocked storage', { notice: 'a', stored: blocked }, 0],
])('a notice that is %s is hidden before paint, or shown', (_, page, times) => {
  expect(runScript(page).hide).toHaveBeenCalledTimes(times)
})

it('its button hides it, remembers it and moves the focus on; other clicks do nothing', () => {
  const page = runScript({ notice: 'a', stored: () => null })
  page.press(null)
  expect(page.hide).not.toHaveBeenCalled()
  page.press({ value: 'a' })
  expect(page.hide).toHaveBeenCalledExactlyOnceWith('data-notice-closed', '')
  expect(page.store).toHaveBeenCalledExactlyOnceWith(NOTICE_STORAGE_KEY, 'a')
  expect(page.focus).toHaveBeenCalledOnce()
})

it('can be inlined in a page', () => {
  expect(noticeScript).not.toMatch(/<\/?script|<!--/i)
})
