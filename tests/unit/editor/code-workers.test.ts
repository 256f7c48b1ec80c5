import { expect, it, vi } from 'vitest'
import { highlightInBrowser } from '#src/editor/code/code-workers.ts'

it('leaves code plain where the browser refuses workers, and asks again for the next', async () => {
  const start = vi.fn(function refuse() {
    throw new DOMException('Refused', 'SecurityError')
  })
  vi.stubGlobal('Worker', start)
  for (const code of ['let a', 'let b', 'let c'])
    expect(await highlightInBrowser({ code, language: 'javascript' })).toBeUndefined()
  expect(start).toHaveBeenCalledTimes(3)
})
