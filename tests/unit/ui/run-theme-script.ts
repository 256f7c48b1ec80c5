import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'

type Browser = { stored: () => unknown; prefersDark?: boolean }

/** Runs the theme script in a minimal fake page. */
export function runThemeScript(script: string, { stored, prefersDark = false }: Browser) {
  const classes = new Set(['fonts', 'forest'])
  const attributes = new Map<string, string>()
  const style: Record<string, string> = {}
  const meta: Record<string, string> = {}
  const prepend = vi.fn()
  const setItem = vi.fn()
  const addEventListener = vi.fn()
  runInNewContext(script, {
    addEventListener,
    localStorage: { getItem: stored, setItem },
    matchMedia: () => ({ matches: prefersDark, addEventListener: vi.fn() }),
    MutationObserver: class {
      observe = vi.fn()
    },
    document: {
      documentElement: {
        classList: {
          add: (name: string) => classes.add(name),
          remove: (name: string) => classes.delete(name),
        },
        style,
        getAttribute: (name: string) => attributes.get(name),
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      },
      createElement: () => meta,
      head: { prepend },
    },
  })
  /** An event of this window, as the stores send it. */
  const choose = (event: { newValue: string | null; oldValue?: string }) => {
    const listeners = addEventListener.mock.calls as [string, (event: object) => void][]
    for (const [type, listener] of listeners)
      if (type === 'storage') listener({ key: 'theme', isTrusted: false, ...event })
    return attributes.get('data-theme')
  }
  const shown = { classes: [...classes], theme: attributes.get('data-theme'), style, meta }
  return { ...shown, prepend, setItem, choose }
}
