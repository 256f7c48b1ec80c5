import { expect, it } from 'vitest'
import { askAdmin } from '#tests/support/save-in-admin.ts'
import { postBody } from '#tests/support/post-bodies.ts'

const PROJECT = { title: 'Long', summary: 'Long', _status: 'published' }
const url = (length: number) => `https://a.example/${'a'.repeat(length - 18)}`
const path = (length: number) => `/${'a'.repeat(length - 1)}`

it.each([
  ['a featured image', '/posts', 2048, (imageUrl: string) => ({ ...postBody(), imageUrl })],
  ['an original', '/posts', 2048, (canonicalUrl: string) => ({ ...postBody(), canonicalUrl })],
  ['a link', '/projects', 2048, (to: string) => ({ ...PROJECT, links: [{ label: 'A', url: to }] })],
  [
    'the target of a redirect',
    '/redirects',
    1000,
    (target: string) => ({ address: '/long/target', target }),
  ],
])('the built-in admin limits the URL of %s', async (_, collection, limit, withUrl) => {
  const save = async (length: number) => {
    const data = { ...withUrl(url(length)), _status: 'published' }
    return (await askAdmin('POST', collection, data)).status
  }
  expect([await save(limit + 1), await save(limit)]).toEqual([400, 201])
})

it('the built-in admin limits the old URL of a redirect', async () => {
  const save = async (length: number) =>
    (await askAdmin('POST', '/redirects', { address: path(length), target: '/' })).status
  expect([await save(1001), await save(1000)]).toEqual([400, 201])
})

it.each([7, { a: 1 }, ['/long/list']])('the built-in admin refuses %j as a URL', async (value) => {
  const post = { ...postBody(), imageUrl: value, _status: 'published' }
  const answers = [
    await askAdmin('POST', '/posts', post),
    await askAdmin('POST', '/redirects', { address: value, target: '/' }),
    await askAdmin('POST', '/redirects', { address: '/long/value', target: value }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})
