import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { codeViewScript } from '#src/ui/code/code-view-script.ts'

/** Runs the script in a minimal fake page; `stored` is undefined where storage is blocked. */
function runScript(stored: string | null | undefined) {
  const page = { view: '', stored }
  const root = {
    getAttribute: () => page.view,
    setAttribute: (_: string, value: string) => (page.view = value),
  }
  const localStorage = {
    getItem() {
      if (page.stored === undefined) throw new Error('SecurityError')
      return page.stored
    },
    setItem(_: string, value: string) {
      if (page.stored === undefined) throw new Error('SecurityError')
      page.stored = value
    },
  }
  const listeners: ((event: object) => void)[] = []
  runInNewContext(codeViewScript, {
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    localStorage,
    document: { documentElement: root },
  })
  const press = (name: string | null) => {
    const button = name === null ? null : { getAttribute: () => name }
    listeners.forEach((listener) => listener({ target: { closest: () => button } }))
  }
  return { page, press }
}

it('shows code as it was chosen before', () => {
  expect(runScript('numbers wrap').page.view).toBe('numbers wrap')
  expect(runScript(null).page.view).toBe('')
})

it('toggles one option and keeps the other', () => {
  const { page, press } = runScript(null)
  press('wrap')
  press('numbers')
  expect(page).toEqual({ view: 'wrap numbers', stored: 'wrap numbers' })
  press(null)
  press('wrap')
  expect(page).toEqual({ view: 'numbers', stored: 'numbers' })
})

it('lasts as long as the page where storage is blocked', () => {
  const { page, press } = runScript(undefined)
  press('numbers')
  expect(page.view).toBe('numbers')
})

it('can be inlined in a page', () => {
  expect(codeViewScript).not.toMatch(/<\/?script|<!--/i)
})
