import { expect, it } from 'vitest'
import { contentOf, markdownOf } from '#src/editor/views/source-markdown.ts'
import { CORPUS } from '#tests/unit/content/corpus.ts'

it.each(CORPUS)(
  '$name: is the same after it was shown as Markdown',
  ({ content, canonical = content }) => {
    expect(contentOf(markdownOf(canonical))).toBe(canonical)
  },
)
