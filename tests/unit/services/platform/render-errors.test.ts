import { expect, it, vi } from 'vitest'
import { logger } from '#src/services/platform/log.ts'
import { reportRenderError } from '#src/services/platform/render-errors.ts'

const request = (id: string) => ({ path: '/blog/locks', headers: { 'x-request-id': id } })
const spies = () =>
  (['error', 'warn'] as const).map(
    (level) => vi.spyOn(logger, level).mockImplementation(() => undefined).mock,
  )

it('logs the reason of an unavailable page once for each request, without its query', () => {
  const [errors, warnings] = spies()
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
  })
  const thrown = Object.assign(new Error('Failed query'), { query: 'select', params: [], cause })
  for (const id of ['r-1', 'r-1', 'r-2']) reportRenderError(thrown, request(id))
  const line = (requestId: string) => [
    {
      reason: { type: 'Error', message: cause.message, code: '55P03' },
      ...{ requestId, path: '/blog/locks', code: 'unavailable' },
    },
    'page failed',
  ]
  expect(warnings?.calls).toEqual([line('r-1'), line('r-2')])
  expect(errors?.calls).toEqual([])
})

it('logs a bug as an error, with everything that is known', () => {
  const [errors, warnings] = spies()
  const bug = new TypeError('undefined is not a function')
  reportRenderError(bug, request('r-3'))
  expect(errors?.calls).toEqual([
    [{ err: bug, requestId: 'r-3', path: '/blog/locks', code: 'unexpected' }, 'page failed'],
  ])
  expect(warnings?.calls).toEqual([])
})
