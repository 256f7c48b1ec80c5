import { expect, it } from 'vitest'
import { createConverter } from '#src/services/conversion/convert.ts'

const TEXT = { name: 'The text', field: 'content' }
const SLOW = 'The text takes too long to read. Shorten it, or split it into several parts.'
const DEEP = 'The text is nested too deeply. Remove some of its levels.'

it.each([
  ['takes too long', '*a _'.repeat(100_000), SLOW, 3000],
  ['is nested too deeply', '> '.repeat(4000), DEEP, 30_000],
])('refuses Markdown that %s, and converts the next text', async (...[, markdown, message, ms]) => {
  const convert = createConverter(ms)
  const texts = ['*a*', markdown, '*b*']
  const [first, second, third] = await Promise.allSettled(
    texts.map((text) => convert(TEXT, 'markdownToContent', text)),
  )
  expect(first).toMatchObject({ value: '<p><em>a</em></p>' })
  expect(second).toMatchObject({
    reason: { name: 'ServiceError', code: 'invalid', message, fields: { content: message } },
  })
  expect(third).toMatchObject({ value: '<p><em>b</em></p>' })
})

it('runs timers of the process while Markdown is converted', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 5)
  await createConverter(1000)(TEXT, 'markdownToContent', '*a _'.repeat(100_000)).catch(() => 0)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})
