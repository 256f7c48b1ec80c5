import { expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { describeHostileBodies } from '#tests/suites/hostile/size.ts'

// The long run (npm run test:long) uses the maximum length of a post.
describeHostileBodies(8 * 1024, 64 * 1024)

it.each([
  ['<blockquote>', '<blockquote>', 200],
  ['<ul><li>', '<ul>', 100],
  ['<table><tr><td>', '<table', 50],
])('stores nesting deeper than 200 as plain text: %s', (tags, opening, levels) => {
  const clean = sanitizeContent(`${tags.repeat(1000)}the text`)
  const count = clean.split(opening).length - 1
  expect(count).toBeGreaterThan(levels / 2)
  expect(count).toBeLessThanOrEqual(levels)
  expect(clean).toContain('the text')
})

it('keeps 60 nested lists', () => {
  const content = '<ul><li><p>x</p>'.repeat(60) + '</li></ul>'.repeat(60)
  expect(sanitizeContent(content)).toBe(content)
})

it('keeps the text of tags that a parser could not nest', () => {
  expect(sanitizeContent(`${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}<p>y</p>`)).toBe(
    '<p>x</p><p>y</p>',
  )
})
