import { expect, it } from 'vitest'
import { readableLine } from '#src/lib/log-form.ts'

const TIME = '2026-11-26T12:04:05.678Z'
const line = (fields: object) => readableLine(JSON.stringify({ level: 30, time: TIME, ...fields }))

it('shows a request by local time, method, path, status and duration', () => {
  const fields = { requestId: 'a', method: 'GET', path: '/blog', status: 200, ms: 3.1 }
  expect(line({ ...fields, msg: 'request' })).toBe('17:49:05 GET /blog 200 ms=3.1\n')
})

it('shows the message and the other fields of an event', () => {
  expect(line({ msg: 'listening', address: '127.0.0.1:3000' })).toBe(
    '17:49:05 listening address="127.0.0.1:3000"\n',
  )
})

it('names warnings and errors, with the cause and its frames', () => {
  expect(line({ level: 40, msg: 'not ready' })).toContain('warning')
  const err = { type: 'Error', message: 'no database', stack: 'at read (file.ts:1:1)' }
  const text = line({ level: 50, msg: 'page failed', err })
  expect(text).toMatch(/error.* page failed\n {2}no database\n {4}at read/)
  const own = { ...err, stack: 'Error: no database\n    at read (file.ts:1:1)' }
  expect(line({ level: 50, msg: 'page failed', err: own })).toMatch(
    /error\S* page failed\n {2}Error: no database\n {4}at read/,
  )
})
