import { expect, it } from 'vitest'
import { listTags } from '#src/services/posts/tags.ts'
import { create } from '#tests/support/post-calls.ts'
import { saveInAdmin } from '#tests/support/admin.ts'

it('unites two Unicode spellings of one tag, and keeps C and C++ apart', async () => {
  for (const tag of ['C', 'C++']) await create({ title: tag, tags: [tag] })
  const cafes = ['caf\u00e9', 'cafe\u0301']
  for (const tag of cafes) await create({ title: tag.normalize('NFC'), tags: [tag, ...cafes] })
  const { id } = await create({ title: 'Through the built-in admin', tags: [] })
  await saveInAdmin('PATCH', `/posts/${id}`, { tags: ['cafe\u0301'] })
  expect((await listTags()).map(({ slug, names, uses }) => [slug, names, uses])).toEqual([
    ['caf\u00e9', ['caf\u00e9'], 3],
    ['c', ['C'], 1],
    ['c-plus-plus', ['C++'], 1],
  ])
})
