import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { callFinder } from '#src/contract/call-finder.ts'
import { callPath } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'

const all = Object.values<Call>(calls)
const find = callFinder(all)
const namesOf = ({ path }: Call) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

it.each(all)('finds $method $path with its parameters', (call) => {
  const params = Object.fromEntries(namesOf(call).map((name) => [name, `a-${name}`]))
  const found = find(callPath(call, params))
  expect(found?.calls).toContain(call)
  expect(found?.calls.filter(({ path }) => path !== call.path)).toEqual([])
  expect({ ...found?.params }).toEqual(params)
})

it('prefers a fixed segment to a parameter', () => {
  expect(find('/api/resume/active')?.calls).toEqual([calls.getActiveResume])
  expect(find('/api/resume/other')?.calls).toEqual([calls.deleteResume])
})

it('accepts a slash at the end', () => {
  expect(find('/api/resume/active/')?.calls).toEqual([calls.getActiveResume])
})

it('finds a call at its path in the previous release', () => {
  const found = find('/api/imports/1/take-back')
  expect(found?.calls).toMatchObject([{ summary: calls.revertImport.summary }])
  expect(found?.params['id']).toBe('1')
})

it('leaves a parameter as it is written', () => {
  expect(find('/api/blog/a%2Fb')?.params['id']).toBe('a%2Fb')
})

it.each(['/api', '/api/blog//versions', '/api/blog/a/b', '/api/blogs', '/x/api/blog'])(
  'finds nothing at %s',
  (path) => {
    expect(find(path)).toBeUndefined()
  },
)
