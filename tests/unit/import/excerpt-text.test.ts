import { expect, it } from 'vitest'
import { bodyToBlocks } from '#src/import/prepare/body-to-blocks.ts'
import { bodyTextForExcerpt } from '#src/import/prepare/post-values.ts'

const textOf = (text: string) =>
  bodyTextForExcerpt(
    bodyToBlocks({ body: { format: 'markdown', text }, place: { file: 'a.md' } }).blocks,
  )
    .replaceAll(/\s+/g, ' ')
    .trim()

it.each([
  'March 4, 2024',
  '*4 March 2024*',
  '2024-03-04',
  '## Monday, March 4th, 2024',
  '**Posted on:** 04.03.2024',
  'Published March 4, 2024 by Ada Lovelace',
  'Mar 4, 2024 · 5 min read',
  'March 2024',
])('leaves the line %s out', (line) => {
  expect(textOf(`${line}\n\nLocks wait.`)).toBe('Locks wait.')
})

it.each([
  'In March 2024 locks waited.',
  '2024 was a year.',
  '2024',
  'March 4, 2024 was the day on which locks waited.',
  'Posted on a wall.',
  'By March 40, 2024',
])('keeps the line %s', (line) => {
  expect(textOf(`${line}\n\nMore.`)).toBe(`${line} More.`)
})

it('keeps a date that is the whole text, or stands below the first line', () => {
  expect(textOf('March 4, 2024')).toBe('March 4, 2024')
  expect(textOf('Locks wait.\n\nMarch 4, 2024')).toBe('Locks wait. March 4, 2024')
})
