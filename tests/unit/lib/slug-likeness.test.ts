import { expect, it } from 'vitest'
import { slugLikeness } from '#src/lib/slug-likeness.ts'

it('is highest for the slug that was meant', () => {
  const slugs = [
    'types-stop-at-the-socket',
    'write-the-fuzzer-first',
    'you-already-run-a-lock-server',
  ]
  const nearest = (typed: string) =>
    slugs.toSorted((one, other) => slugLikeness(other, typed) - slugLikeness(one, typed))[0]
  expect(nearest('you-alredy-run-lock-sever')).toBe('you-already-run-a-lock-server')
  expect(nearest('fuzzer')).toBe('write-the-fuzzer-first')
  expect(slugLikeness('same', 'same')).toBe(1)
  expect([slugLikeness('a', 'b'), slugLikeness('', 'x')]).toEqual([0, 0])
})
