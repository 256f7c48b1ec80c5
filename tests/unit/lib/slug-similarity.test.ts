import { expect, it } from 'vitest'
import { slugSimilarity } from '#src/lib/slug-similarity.ts'

it('is highest for the slug that was meant', () => {
  const slugs = [
    'types-stop-at-the-socket',
    'write-the-fuzzer-first',
    'you-already-run-a-lock-server',
  ]
  const nearest = (typed: string) =>
    slugs.toSorted((one, other) => slugSimilarity(other, typed) - slugSimilarity(one, typed))[0]
  expect(nearest('you-alredy-run-lock-sever')).toBe('you-already-run-a-lock-server')
  expect(nearest('fuzzer')).toBe('write-the-fuzzer-first')
  expect(slugSimilarity('same', 'same')).toBe(1)
  expect([slugSimilarity('a', 'b'), slugSimilarity('', 'x')]).toEqual([0, 0])
})
