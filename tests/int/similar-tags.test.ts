import { expect, it } from 'vitest'
import { listTagPage } from '#src/services/posts/public-post-lists.ts'
import { listTags } from '#src/services/posts/tags.ts'
import { create } from '#tests/support/post-calls.ts'
import { saveInAdmin } from '#tests/support/save-in-admin.ts'

const titlesOf = async (slug: string) =>
  ((await listTagPage({ slug }))?.posts ?? []).map(({ title }) => title).sort()

it('keeps C, C++ and C# apart, and unites two Unicode spellings of one tag', async () => {
  for (const tag of ['C', 'C++', 'C#']) await create({ title: tag, tags: [tag] })
  const cafes = ['caf\u00e9', 'cafe\u0301']
  for (const tag of cafes) await create({ title: tag.normalize('NFC'), tags: [tag, ...cafes] })
  const { id } = await create({ title: 'Through the built-in admin', tags: [] })
  await saveInAdmin('PATCH', `/posts/${id}`, { tags: ['cafe\u0301'] })

  const tags = await listTags()
  expect(tags.map(({ slug }) => slug).sort()).toEqual(
    ['c', 'c-plus-plus', 'c-sharp', 'caf\u00e9'].sort(),
  )
  expect(tags.find(({ slug }) => slug === 'caf\u00e9')?.names).toEqual(['caf\u00e9'])
  expect(await titlesOf('c')).toEqual(['C'])
  expect(await titlesOf('c-plus-plus')).toEqual(['C++'])
  expect(await titlesOf('c-sharp')).toEqual(['C#'])
  expect(await titlesOf('caf\u00e9')).toHaveLength(3)
})
