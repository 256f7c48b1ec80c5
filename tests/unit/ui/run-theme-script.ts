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
  runInNewContext(script, {
    addEventListener: vi.fn(),
    localStorage: { getItem: stored },
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
  return { classes: [...classes], theme: attributes.get('data-theme'), style, meta, prepend }
}
