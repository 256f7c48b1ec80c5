import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createKeptAnswers } from '#src/server/kept-answers.ts'
import type { Round } from '#src/server/kept-answers.ts'

const visit = (headers: Record<string, string> = {}) => ({ headers }) as unknown as IncomingMessage
const page = {
  contentType: 'text/html',
  status: 200,
  headers: [],
  isCurrent: true,
  parts: (html: string) => ({ html }),
}

function keeper() {
  let time = 0
  const kept = createKeptAnswers({ maxAgeMs: 10, now: () => time })
  const keep = (body: string, more: Partial<typeof page & { round: Round }> = {}, req = visit()) =>
    kept.keepPage(req, '/a', { ...page, body, round: kept.round(), ...more })
  return { ...kept, keep, shown: (req = visit()) => kept.page(req, '/a'), pass: () => (time += 10) }
}

it('gives a page again until it is dropped or too old', () => {
  const { keep, shown, dropPages, pass } = keeper()
  expect(shown()).toBeUndefined()
  keep('one')
  expect(shown()?.snapshot.bytes.toString()).toBe('one')
  dropPages(true)
  expect(shown()).toBeUndefined()
  keep('two')
  pass()
  expect(shown()).toBeUndefined()
})

it('gives no page again that was asked for before the last drop, or that Next calls stale', () => {
  const { keep, shown, dropPages, round } = keeper()
  const before = round()
  dropPages(true)
  keep('old', { round: before })
  expect(shown()).toBeUndefined()
  keep('old', { isCurrent: false })
  expect(shown()).toBeUndefined()
})

it('has a page to spare until something surely changed', () => {
  const { keep, shown, dropPages, spare, round, pass } = keeper()
  const text = (req = visit()) => spare(req, '/a')?.snapshot.bytes.toString()
  expect(text()).toBeUndefined()
  keep('one')
  pass()
  dropPages(false)
  expect(shown()).toBeUndefined()
  expect(text()).toBe('one')
  expect(text(visit({ cookie: 'folio-token=c' }))).toBeUndefined()
  const before = round()
  dropPages(true)
  expect(text()).toBeUndefined()
  keep('asked for before the change', { round: before })
  expect(text()).toBeUndefined()
})

it('keeps what was made ready for a text that has not changed', () => {
  const { keep, dropPages } = keeper()
  const first = keep('same').snapshot
  dropPages(true)
  expect(keep('same').snapshot).toBe(first)
  expect(keep('other').snapshot).not.toBe(first)
})

it('answers neither the parts that the client of Next asks for nor a preview', () => {
  const { keep, shown } = keeper()
  keep('html')
  expect(shown(visit({ cookie: 'a=b; folio-token=c' }))).toBeUndefined()
  expect(shown(visit({ cookie: 'a=b' }))).toBeDefined()
  expect(shown(visit({ rsc: '1' }))).toBeUndefined()
  expect(shown(visit({ cookie: 'a=b; __prerender_bypass=c' }))).toBeUndefined()
  keep('flight', {}, visit({ rsc: '1' }))
  expect(shown()?.snapshot.bytes.toString()).toBe('html')
})

it('gives what was made ready for the same bytes again, and never other bytes', () => {
  const { sameAgain } = createKeptAnswers()
  const list = (body: string, url = '/api/blog') => sameAgain(url, body, 'application/json')
  const first = list('[1]')
  expect(list('[1]')).toBe(first)
  expect(list('[1]', '/api/blog?page=2')).not.toBe(first)
  expect(list('[1,2]').bytes.toString()).toBe('[1,2]')
  expect(list('[1]')).not.toBe(first)
  expect(list('[1]').keep).toBe('once')
})
