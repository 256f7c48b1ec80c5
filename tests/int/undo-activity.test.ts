import { beforeEach, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import {
  change,
  read,
  withoutSave,
  create,
  ask,
  paragraph,
  save,
  saveDraftOver,
} from '#tests/support/post-calls.ts'
import { answerOf, expectRefusal } from '#tests/support/requests.ts'
import { emptySite } from '#tests/support/trash.ts'
import { sendId } from '#tests/support/uploads.ts'

beforeEach(emptySite)

const entries = () => answerOf(calls.listActivity)
const newest = async () => (await entries())[0]
const undo = async (id = '') => ask(calls.undoActivity, { id })
const refusal = async (id = '') => (await expectRefusal(await undo(id), 409)).message

it('names the posts of a bulk change, and undoes it once', async () => {
  const one = await create({ title: 'One', tags: ['a'] })
  const two = await create({ title: 'Two', tags: [] })
  const ids = [one.id, two.id]
  const before = await Promise.all(ids.map(withoutSave))
  await change({ ids, isPublished: false })
  const unpublished = await newest()
  expect(unpublished).toMatchObject({ subject: '2 posts', target: null, canUndo: true })
  expect(unpublished?.items.map(({ name, isTrashed }) => [name, isTrashed])).toEqual([
    ['Two', false],
    ['One', false],
  ])
  expect((await undo(unpublished?.id)).status).toBe(200)
  expect(await Promise.all(ids.map(withoutSave))).toEqual(before)
  const log = await entries()
  expect(log.slice(0, 2).map(({ action, canUndo }) => [action, canUndo])).toEqual([
    ['publish', true],
    ['unpublish', false],
  ])
  expect(await refusal(unpublished?.id)).toBe(
    '"Two" and 1 more were saved in the meantime, so nothing was undone.',
  )
})

it('undoes a change of tags', async () => {
  const { id } = await create({ title: 'Tagged', tags: ['a'] })
  await change({ ids: [id], addTags: ['b'], removeTags: ['a'] })
  const tagged = await newest()
  expect(tagged).toMatchObject({ action: 'tag', subject: 'Tagged', canUndo: true })
  expect((await undo(tagged?.id)).status).toBe(200)
  expect((await read(id)).post.tags).toEqual(['a'])
})

it('undoes nothing when one of the posts was saved or deleted since', async () => {
  const one = await create({ title: 'One' })
  const two = await create({ title: 'Two' })
  await change({ ids: [one.id, two.id], isPublished: false })
  const { id } = (await newest()) ?? {}
  await save(two.id, { title: 'Two', isPublished: false, content: paragraph('Saved since.') })
  expect((await entries()).find((entry) => entry.id === id)?.canUndo).toBe(false)
  expect(await refusal(id)).toBe('"Two" was saved in the meantime, so nothing was undone.')
  expect((await read(one.id)).post.status).toBe('draft')
  await sendId(calls.deletePost, two.id)
  expect(await refusal(id)).toBe('A post was deleted in the meantime, so nothing was undone.')
})

it('undoes for one day only', async () => {
  const { id } = await create({ title: 'Old' })
  await change({ ids: [id], isPublished: false })
  await readSql(sql`update audit set created_at = now() - interval '25 hours'`)
  const old = (await entries()).find(({ action }) => action === 'unpublish')
  expect(old?.canUndo).toBe(false)
  expect((await undo(old?.id)).status).toBe(404)
})

it('undoes publishing and unpublishing in the editor', async () => {
  const post = await create({ title: 'Mine', isPublished: false, content: paragraph('Text.') })
  const content = post.content
  await save(post.id, { title: 'Mine', content })
  const published = await newest()
  expect(published).toMatchObject({ action: 'publish', canUndo: true })
  expect((await undo(published?.id)).status).toBe(200)
  expect((await read(post.id)).post).toMatchObject({ status: 'draft', publishedAt: null })

  const shown = await save(post.id, { title: 'Mine', content })
  await save(post.id, { title: 'Mine', content, isPublished: false })
  const unpublished = await newest()
  expect(unpublished).toMatchObject({ action: 'unpublish', canUndo: true })
  expect((await undo(unpublished?.id)).status).toBe(200)
  expect({ ...(await read(post.id)).post, updatedAt: '' }).toEqual({ ...shown, updatedAt: '' })
})

it('does not publish a text that was never public', async () => {
  const { id } = await create({ title: 'Mine', content: paragraph('Public.') })
  await saveDraftOver(id, { content: paragraph('Never public.') })
  await save(id, { title: 'Mine', content: paragraph('Never public.'), isPublished: false })
  expect(await newest()).toMatchObject({ action: 'unpublish', canUndo: false })
})

it('names the documents of a bulk deletion while they exist', async () => {
  const [one, two] = [await create({ title: 'One' }), await create({ title: 'Two' })]
  await change({ ids: [one.id, two.id], isDeleted: true })
  expect((await newest())?.items.map(({ kind, isTrashed }) => [kind, isTrashed])).toEqual([
    ['posts', true],
    ['posts', true],
  ])
  await readSql(sql`delete from posts where id = ${one.id}`)
  expect((await newest())?.items.map(({ name }) => name)).toEqual(['Two'])
})
