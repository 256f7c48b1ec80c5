import { beforeEach, describe, expect, it } from 'vitest'
import { readSql } from '#src/services/platform/payload.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'
import { sql } from '#collections/sql.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import {
  change,
  read,
  undo,
  withoutSave,
  create,
  put,
  readDraftOver,
  saveDraftOver,
} from '#tests/support/post-calls.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { activityEvents, emptySite } from '#tests/support/trash.ts'

const tagsOf = async (id: string) => (await read(id)).post.tags
const versionsOf = async (id: string) => {
  const [row] = await readSql(
    sql`select count(*)::int as kept, count(*) filter (where latest)::int as newest
        from _posts_v where parent_id = ${id}`,
  )
  return row
}

beforeEach(emptySite)

describe('tagging in bulk', () => {
  it('adds tags at the end, once in any spelling, and undoes it', async () => {
    const one = await create({ title: 'One', tags: ['React', 'Go'] })
    const two = await create({ title: 'Two', tags: [] })
    const ids = [one.id, two.id]
    const shown = await Promise.all(ids.map(withoutSave))
    const answer = await change({ ids, addTags: ['react', 'Rust'] })
    expect(await tagsOf(one.id)).toEqual(['React', 'Go', 'Rust'])
    expect(await tagsOf(two.id)).toEqual(['react', 'Rust'])
    await undo(answer)
    expect(await Promise.all(ids.map(withoutSave))).toEqual(shown)
  })

  it('removes tags in any spelling, and gives them back in their order', async () => {
    const one = await create({ title: 'One', tags: ['React', 'Go', 'Rust'] })
    const two = await create({ title: 'Two', tags: ['Go'] })
    const answer = await change({ ids: [one.id, two.id], removeTags: ['react', 'RUST'] })
    expect(answer.ids).toEqual([one.id])
    expect(await tagsOf(one.id)).toEqual(['Go'])
    await undo(answer)
    expect(await tagsOf(one.id)).toEqual(['React', 'Go', 'Rust'])
    const ofTags = (await activityEvents()).filter((event) => event.startsWith('tag '))
    expect(ofTags).toEqual(['tag One', 'tag One'])
  })

  it('replaces a tag by another', async () => {
    const { id } = await create({ title: 'One', tags: ['JS', 'Go'] })
    await change({ ids: [id], removeTags: ['JS'], addTags: ['JavaScript'] })
    expect(await tagsOf(id)).toEqual(['Go', 'JavaScript'])
  })

  it('keeps a concurrently saved text, and rejects an editor with the older version', async () => {
    const { id } = await create({ title: 'First' })
    const { etag } = await read(id)
    const [, saved] = await Promise.all([
      change({ ids: [id], addTags: ['Bulk'] }),
      put(id, postBody({ title: 'Saved meanwhile', tags: ['Own'] })),
    ])
    expect(saved.status).toBe(200)
    const after = await read(id)
    expect(after.post.title).toBe('Saved meanwhile')
    expect(after.post.tags[0]).toBe('Own')
    const stale = await put(id, postBody({ title: 'From the old copy' }), { 'if-match': etag })
    await expectRefusal(stale, 412)
    const current = await put(id, postBody({ title: 'Current' }), { 'if-match': after.etag })
    expect(current.status).toBe(200)
  })

  it('does not undo over a later save, and names the post', async () => {
    const { id } = await create({ title: 'Tagged' })
    const answer = await change({ ids: [id], addTags: ['Bulk'] })
    await put(id, postBody({ title: 'Saved since', tags: ['Own'] }))
    expect(await undo(answer)).toEqual({
      ids: [],
      former: [],
      unchanged: [{ id, title: 'Saved since', reason: 'It has been edited since' }],
    })
    expect(await tagsOf(id)).toEqual(['Own'])
  })

  it('leaves out a post that would get more tags than allowed', async () => {
    const tags = Array.from({ length: 20 }, (_, number) => `tag ${number}`)
    const { id } = await create({ title: 'Full', tags })
    const { unchanged } = await change({ ids: [id], addTags: ['One more'] })
    expect(unchanged).toEqual([{ id, title: 'Full', reason: 'At most 20 tags are allowed' }])
    expect((await change({ ids: [id], removeTags: ['tag 3'] })).ids).toEqual([id])
  })

  it('saves a version, as an editor does, and leaves newer drafts of the built-in admin alone', async () => {
    const { id, slug } = await create({ title: 'Published text', tags: ['Go'] })
    await saveDraftOver(id, { title: 'Newer draft', tags: ['Go', 'Draft'] })
    const former = await versionsOf(id)
    await change({ ids: [id], addTags: ['Bulk'] })
    expect(await versionsOf(id)).toEqual({ kept: Number(former?.['kept']) + 1, newest: 1 })
    expect(await getPublicPost(slug)).toMatchObject({
      post: { title: 'Published text', tags: ['Go', 'Bulk'] },
    })
    expect(await readDraftOver(id)).toMatchObject({
      title: 'Newer draft',
      tags: ['Go', 'Draft', 'Bulk'],
      _status: 'draft',
    })
  })
})
