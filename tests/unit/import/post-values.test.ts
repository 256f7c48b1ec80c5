import { expect, it } from 'vitest'
import { postValues } from '#src/import/prepare/post-values.ts'
import { sourcePost } from './source-posts.ts'

const valuesOf = (fields: object) =>
  postValues(sourcePost('a', { isDraft: true, ...fields }), { blocks: [], allDrafts: false })

it('cuts no character of a long field in half', () => {
  const { values, notes } = valuesOf({
    title: `${'あ'.repeat(198)}😀${'い'.repeat(9)}`,
    tags: ['one', `${'い'.repeat(38)}😀う`, 'three'],
    excerpt: `${'う'.repeat(498)}😀え`,
  })
  expect(values.title).toBe(`${'あ'.repeat(198)}…`)
  expect(values.tags).toEqual(['one', `${'い'.repeat(38)}…`, 'three'])
  expect(values.excerpt).toBe(`${'う'.repeat(498)}…`)
  expect(notes).toEqual([
    'The title is longer than 200 characters and was cut.',
    `A tag is longer than 40 characters and was cut: ${'い'.repeat(38)}…`,
  ])
})

it('takes 20 different tags', () => {
  const long = 'x'.repeat(50)
  const tags = [`${long} one`, `${long} two`, ...Array.from({ length: 19 }, (_, at) => `t${at}`)]
  const { values, notes } = valuesOf({ title: 'A', tags })
  expect(values.tags).toHaveLength(20)
  expect(notes).not.toContain('Only the first 20 tags were imported.')
})
