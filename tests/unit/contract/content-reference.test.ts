import { expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { CONTENT_FORMS } from '#src/contract/api/content-reference.ts'

it.each(CONTENT_FORMS)('documents $what as it is stored', ({ example }) => {
  expect(sanitizeContent(example)).toBe(example)
})
