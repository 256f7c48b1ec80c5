import { expect, it } from 'vitest'
import { createChangeLog } from '#src/server/changes/change-streams.ts'

it('knows when each of three subjects last changed, and by which requests, and ignores an unknown one', () => {
  let now = 1000
  const log = createChangeLog(() => now)
  expect(log.state()).toEqual({ completeFor: 0, changed: {} })
  log.restart()
  for (const notification of ['posts a', 'media b', 'messages ', 'media c', 'media b']) {
    now += 10
    expect(log.record(notification)).toBe(true)
  }
  expect(log.record('secrets d')).toBe(false)
  expect(log.takeChanges()).toEqual({ posts: ['a'], media: ['b', 'c'], messages: [''] })
  expect(log.takeChanges()).toEqual({})
  now += 5
  expect(log.state()).toEqual({
    completeFor: 55,
    changed: { posts: 45, media: 5, messages: 25 },
  })
  log.restart()
  expect(log.state().completeFor).toBe(0)
})
