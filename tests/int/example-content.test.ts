import { EXAMPLE_FIELDS } from '#src/contract/example/example-schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { ExampleRemoval } from '#src/contract/example/example-schemas.ts'
import { recordSeedDecision } from '#src/scripts/seed-content/seed-state.ts'
import { createMessage, listMessages } from '#src/services/messages/message-service.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import { importProfile } from '#src/services/import/import-resume-profile.ts'
import { sql } from '#collections/sql.ts'
import { adminActor, saveInAdmin } from '#tests/support/admin.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { create, change, save } from '#tests/support/post-calls.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { emptySite } from '#tests/support/trash.ts'
import { storeMedia, storeResume } from '#tests/support/uploads.ts'
import { answerOf } from '#tests/support/requests.ts'

const ask = () => answerOf(calls.getExampleState)
const remove = () => answerOf(calls.removeExampleContent)
const restore = (json: ExampleRemoval) => answerOf(calls.restoreExampleContent, { json })
const live = () =>
  readSql(sql`
    select id::text, updated_at::text, false as active from posts where deleted_at is null
    union all select id::text, updated_at::text, false from projects where deleted_at is null
    union all select id::text, updated_at::text, false from media where deleted_at is null
    union all select id::text, null, is_active from resumes where deleted_at is null
    union all select id::text, updated_at::text, false from contacts where deleted_at is null
    order by 1`)

beforeEach(async () => {
  await emptySite()
  await readSql(sql`truncate contacts, profile, _profile_v cascade`)
  await (await payloadClient()).kv.clear()
})

/** A site as it was started, with two posts, a project, three images, a resume and a message. */
async function startSite() {
  const shown = await storeMedia(await imageFile('png'), 'shown.png')
  const other = await storeMedia(await imageFile('png'), 'other.png')
  const post = await create({
    title: 'With a picture',
    content: `<p>a</p><img src="${shown.url}">`,
  })
  const second = await create({ title: 'Second', imageUrl: other.url })
  const cover = await storeMedia(await imageFile('png'), 'cover.png')
  const project = await saveInAdmin('POST', '/projects', {
    ...{ title: 'A log', summary: 'One log.', cover: cover.id, _status: 'published' },
  })
  const resume = await storeResume(pdf(), 'example.pdf')
  await createMessage({ body: messageBody(), client: '192.0.2.1' })
  const contacts = await listMessages({ actor: await adminActor() })
  await readSql(sql`update posts set updated_at = created_at`)
  await readSql(sql`update projects set updated_at = created_at`)
  await recordSeedDecision(new Date(), {
    posts: [post.id, second.id],
    projects: [project.id],
    media: [shown.id, other.id, cover.id],
    resumes: [resume.id],
    contacts: contacts.map(({ id }) => id),
  })
  return { shown, cover, post, project, resume }
}

describe('example content', () => {
  it('is removed in one step, and restored by one undo', async () => {
    await startSite()
    const has = { hasName: true, hasPortrait: true, hasResume: true }
    const state = { ...has, fields: [...EXAMPLE_FIELDS], changed: [] }
    expect(await ask()).toEqual({ ...state, posts: 2, projects: 1, media: 3, contacts: 1 })
    const own = await storeResume(pdf(), 'mine.pdf')
    const before = await live()
    const removal = await remove()
    expect(await live()).toMatchObject([{ id: own.id, active: true }])
    const none = { posts: 0, projects: 0, media: 0, contacts: 0 }
    expect(await ask()).toEqual({ ...state, hasResume: false, ...none })
    await restore(removal)
    expect(await live()).toEqual(before)
  })

  it('keeps and names edited posts and projects, their images, and content of the owner', async () => {
    const { post, project, shown, cover, resume } = await startSite()
    await save(post.id, { title: post.title, content: `<p>b</p><img src="${shown.url}">` })
    await readSql(sql`update projects set updated_at = now()`)
    const mine = await create({ title: 'Mine' })
    const changed = [post.title, 'A log']
    expect(await ask()).toMatchObject({ posts: 1, projects: 0, media: 1, changed })
    await remove()
    const left = (await live()).map(({ id }) => String(id))
    expect(left.toSorted()).toEqual(
      [post.id, project.id, shown.id, cover.id, resume.id, mine.id].toSorted(),
    )
  })

  it('still removes posts after a bulk change of their tags', async () => {
    const { post } = await startSite()
    expect((await change({ ids: [post.id], addTags: ['mine'] })).ids).toEqual([post.id])
    expect(await ask()).toMatchObject({ posts: 2, changed: [] })
  })

  it('keeps its resume while no other one can be active, and replaces it by one of the own profile', async () => {
    const { resume } = await startSite()
    expect((await remove()).rows.resumes).toEqual([])
    const basics = { name: 'Ada Owner', label: 'Engineer', email: 'ada@example.net' }
    await importProfile({ actor: await adminActor(), body: { basics }, isDraft: false })
    const removal = await remove()
    expect(removal).toMatchObject({ activeResume: resume.id, rows: { resumes: [resume.id] } })
    const [active] = await readSql(sql`select original_name as name from resumes where is_active`)
    expect(active?.['name']).toMatch(/^Ada-Owner-Resume-/)
    expect(await ask()).toMatchObject({ hasName: false, hasResume: false })
    await restore(removal)
    expect(await readSql(sql`select id from resumes where is_active`)).toEqual([{ id: resume.id }])
  })

  it('is none where nothing was recorded', async () => {
    await create({ title: 'Mine' })
    expect(await ask()).toMatchObject({ hasResume: false, posts: 0, media: 0, contacts: 0 })
    expect((await remove()).rows.posts).toEqual([])
  })
})
