import { expect, it } from 'vitest'
import { changePost, importFolder, postAt } from '#tests/support/import-folder.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'

/** The only post of a folder, imported; its file names it. */
async function imported(name: string, front: string, options: { allDrafts?: boolean } = {}) {
  const text = `---\ntitle: A\ndate: 2019-05-01\n${front}---\nText\n`
  await importFolder(await sourceFolder({ [`${name}.md`]: text }), options)
  return postAt(name)
}

it.each([
  ['that were for members there', 'dates-members', 'visibility: members\n', {}],
  ['of which it makes drafts', 'dates-drafts', '', { allDrafts: true }],
])('keeps the date of posts %s, and publishes them at it', async (_, name, front, options) => {
  expect(await imported(name, front, options)).toMatchObject({
    isPublished: false,
    publishedAt: '2019-05-01T00:00:00.000Z',
  })
  await changePost(name, { isPublished: true })
  expect(await postAt(name)).toMatchObject({
    ...{ isPublished: true, publishedAt: '2019-05-01T00:00:00.000Z' },
  })
})

it('gives the draft of its author no date', async () => {
  expect(await imported('dates-none', 'published: false\n')).toMatchObject({
    ...{ isPublished: false, publishedAt: null },
  })
})
