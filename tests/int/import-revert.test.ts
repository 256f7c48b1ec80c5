import { expect, it, onTestFinished } from 'vitest'
import { sql } from '#collections/sql.ts'
import { revertImport } from '#src/services/import/revert-import.ts'
import { listMedia, listUsesOfMedia } from '#src/services/media/media-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { importFolder, postAt } from '#tests/support/import-folder.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { saveInAdmin } from '#tests/support/save-in-admin.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'

const post = (title: string, more: string) =>
  `---\ntitle: ${title}\ndate: 2019-05-01\n${more}---\nText\n`
let count = 0
async function blog() {
  count += 1
  const bytes = await imageFile('png', { width: 50 + count })
  return sourceFolder({ 'a.md': post('A', 'cover: a.png\n'), 'a.png': bytes })
}

type Image = { id: string; url: string }

async function showInDraft({ url }: Image) {
  const { posts } = await importFolder(await sourceFolder({ 'other.md': post('Other', '') }))
  const { id } = await postAt(posts[0]?.address)
  const content = `![one](${url})`
  await saveInAdmin('PATCH', `/posts/${id}?draft=true`, { content, _status: 'draft' })
}

async function showInProfile({ id }: Image) {
  await readSql(sql`truncate profile, _profile_v cascade`)
  onTestFinished(() => void readSql(sql`truncate profile, _profile_v cascade`))
  await saveInAdmin('POST', '/globals/profile?draft=true', { portrait: id, _status: 'draft' })
  expect(await readSql(sql`select id from profile`)).toEqual([])
  expect(await listUsesOfMedia({ actor: await adminActor(), ids: [id] })).toMatchObject([
    { kind: 'posts' },
    { kind: 'profile', isPublished: false },
  ])
}

const showInProject = ({ id }: Image) =>
  saveInAdmin('POST', '/projects', { title: 'Shows it', summary: 'A picture.', cover: id })

it.each([
  ['an unpublished draft', showInDraft],
  ['an unpublished profile', showInProfile],
  ['a project', showInProject],
])('reverting an import keeps images used by %s', async (_, show) => {
  const { run: id, posts } = await importFolder(await blog())
  const actor = await adminActor()
  const { imageUrl } = await postAt(posts[0]?.address)
  await show((await listMedia({ actor })).find(({ url }) => url === imageUrl) ?? expect.fail())
  expect(await revertImport({ actor, id: id ?? '' })).toMatchObject({ posts: 1, pictures: 0 })
})
