import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { calls } from '#src/contract/api/calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { create } from '#tests/support/post-calls.ts'
import { answerOf, refusalOf } from '#tests/support/requests.ts'
import { sendId } from '#tests/support/uploads.ts'

beforeEach(() => readSql(sql`truncate redirects cascade`))

type Target = { post?: string | null; target?: string | null }
const bodyOf = (address: string, goal: Target) => ({ address, post: null, target: null, ...goal })
const add = (address: string, goal: Target) =>
  answerOf(calls.createRedirect, { json: bodyOf(address, goal) })
const list = () => answerOf(calls.listRedirects)
const refused = async (address: string, goal: Target, id?: string) => {
  const sent = { json: bodyOf(address, goal), params: { ...(id && { id }) } }
  const call = id === undefined ? calls.createRedirect : calls.updateRedirect
  return (await refusalOf(call, 400, sent)).fields
}

describe('the calls of redirects', () => {
  it('change the middle one of three, delete it, and put it back', async () => {
    await add('/old/a', { target: '/resume' })
    const middle = await add(' https://old.example/old/b/index.html', { target: '/blog' })
    await add('/old/c', { target: 'https://example.com/x' })
    expect(middle).toMatchObject({ address: '/old/b', target: '/blog', post: null })
    const post = await create({ title: 'Moved' })
    const goal = { post: post.id, target: '/ignored' }
    const json = bodyOf('/old/bb', goal)
    expect(await answerOf(calls.updateRedirect, { json, params: { id: middle.id } })).toEqual({
      ...{ id: middle.id, address: '/old/bb', target: null, isCovered: false },
      post: { id: post.id, title: 'Moved', isPublic: true },
    })
    expect((await list()).map(({ address, target }) => [address, target])).toEqual([
      ['/old/a', '/resume'],
      ['/old/bb', null],
      ['/old/c', 'https://example.com/x'],
    ])
    expect((await sendId(calls.deleteRedirect, middle.id)).status).toBe(200)
    expect((await list()).map(({ address }) => address)).toEqual(['/old/a', '/old/c'])
    expect((await sendId(calls.deleteRedirect, middle.id)).status).toBe(404)
    await add('/old/bb', { post: post.id })
    expect(await list()).toHaveLength(3)
  })

  it('say each rule at the field that breaks it', async () => {
    const first = await add('/rule/a', { target: '/rule/b' })
    const second = await add('/rule/x', { target: '/resume' })
    await add('/rule/last', { target: '/blog' })
    const chain = 'This URL redirects to another one. Enter the final URL.'
    expect(await refused('/rule/new', { target: '/rule/a' })).toEqual({ target: chain })
    const circle = 'The redirect of /rule/a leads here. Change that one first.'
    expect(await refused('/rule/b', { target: '/resume' }, second.id)).toEqual({ address: circle })
    const itself = 'A redirect cannot point to itself'
    expect(await refused('/rule/a', { target: '/rule/a/' }, first.id)).toEqual({ target: itself })
    const taken = 'A redirect for this URL already exists. Edit that one instead.'
    expect(await refused('/rule/x/', { target: '/resume' })).toEqual({ address: taken })
    const nowhere = { target: 'Choose a post, or enter another URL' }
    expect(await refused('/rule/n', {})).toEqual(nowhere)
    expect(await refused('', {})).toEqual({ address: 'Redirect from is required', ...nowhere })
    expect(await refused(`/${'x'.repeat(1000)}`, { target: '/resume' })).toEqual({
      address: 'Redirect from must be at most 1000 characters',
    })
  })

  it('name redirects hidden by a page, and redirects to unpublished posts', async () => {
    const post = await create({ title: 'Covering' })
    const draft = await create({ title: 'Not yet', isPublished: false })
    await add('/resume', { target: '/blog' })
    await add(`/blog/${post.slug}`, { target: '/projects' })
    await add('/resume/old', { post: draft.id })
    await add('/?p=12', { target: '/projects' })
    await add('/projects/none', { target: '/projects' })
    expect(
      (await list()).filter(({ isCovered }) => isCovered).map(({ address }) => address),
    ).toEqual([`/blog/${post.slug}`, '/resume'])
    const hidden = (await list()).filter(({ post: goal }) => goal?.isPublic === false)
    expect(hidden.map(({ address }) => address)).toEqual(['/resume/old'])
  })
})
