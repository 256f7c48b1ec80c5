import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import {
  create,
  ask,
  asOwner,
  compare,
  list,
  paragraph,
  restore,
  save,
  UNKNOWN,
} from '#tests/support/post-calls.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { sendId } from '#tests/support/uploads.ts'

const same = (text: string) => ({ change: 'same', text })
const added = (text: string) => ({ change: 'added', text })
const removed = (text: string) => ({ change: 'removed', text })

describe('the versions of a post', () => {
  it('lists versions newest first, with time, state, title and size, and the ETag of the post', async () => {
    const { id } = await create({
      title: 'Locks',
      isPublished: false,
      content: paragraph('One two.'),
    })
    await save(id, { title: 'Locks', isPublished: true, content: paragraph('One three four.') })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await save(id, { title: 'Rows', publishedAt: later, content: paragraph('One three four.') })
    const { versions, etag } = await list(id)
    expect(versions.map(({ state, title, size }) => ({ state, title, size }))).toEqual([
      { state: 'scheduled', title: 'Rows', size: { added: 1, removed: 1 } },
      { state: 'published', title: 'Locks', size: { added: 2, removed: 1 } },
      { state: 'draft', title: 'Locks', size: null },
    ])
    const times = versions.map(({ savedAt }) => Date.parse(savedAt))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(etag).toBe((await asOwner(id)).headers.get('etag'))
  })

  it('compares versions: changed fields by name, words of the text, formatting', async () => {
    const first = { title: 'Locks', tags: ['a'], content: paragraph('One two three.') }
    const { id } = await create({ ...first, isPublished: false })
    const second = { title: 'Locks', tags: ['a', 'b'], content: paragraph('One 2 three.') }
    await save(id, { ...second, imageUrl: '/files/media/a.png' })
    await save(id, {
      ...second,
      imageUrl: '/files/media/a.png',
      content: paragraph('One <em>2</em> three.'),
    })
    const [newest, middle, oldest] = (await list(id)).versions
    expect(await compare(id, middle?.id, oldest?.id)).toEqual({
      size: { added: 1, removed: 1 },
      fields: [
        { name: 'imageUrl', parts: [added('/files/media/a.png')] },
        { name: 'tags', parts: [same('a'), added(', b')] },
        { name: 'status', parts: [removed('draft'), added('published')] },
      ],
      lines: [
        {
          kind: 'text',
          parts: [same('One'), removed(' two'), added(' 2'), same(' three.')],
          isReformatted: false,
        },
      ],
      isReformatted: false,
    })
    expect(await compare(id, newest?.id, middle?.id)).toMatchObject({
      size: { added: 0, removed: 0 },
      fields: [],
      isReformatted: true,
      lines: [{ isReformatted: true }],
    })
    expect(await compare(id, oldest?.id)).toMatchObject({
      size: null,
      lines: [{ parts: [same('One two three.')] }],
    })
  })

  it('answers 404 for a version of another post, an unknown one, and a post in the trash', async () => {
    const { id } = await create()
    const other = await create()
    const [own] = (await list(id)).versions
    const [foreign] = (await list(other.id)).versions
    const refused = async (post: string, version = '', against = '') => {
      const query = against ? `?against=${against}` : ''
      const answers = [
        await ask(calls.comparePostVersion, { id: post, version }, query),
        ...(against ? [] : [await restore(post, version)]),
      ]
      for (const answer of answers) await expectRefusal(answer, 404)
    }
    await refused(id, foreign?.id)
    await refused(id, UNKNOWN)
    await refused(id, own?.id, foreign?.id)
    await refused(UNKNOWN, own?.id)
    await sendId(calls.deletePost, id)
    await refused(id, own?.id)
    await expectRefusal(await ask(calls.listPostVersions, { id }), 404)
  })

  it('purges versions beyond fifty, and answers 404 for a purged one', async () => {
    const { id } = await create({ isPublished: false })
    const [first] = (await list(id)).versions
    for (let count = 1; count <= 50; count += 1)
      await save(id, { isPublished: false, content: paragraph(`Save ${count}.`) })
    const { versions } = await list(id)
    expect(versions).toHaveLength(50)
    expect(versions.at(-1)?.size).toBeNull()
    expect(versions[0]?.size).toEqual({ added: 1, removed: 1 })
    await expectRefusal(await restore(id, first?.id), 404)
  })
})

it(
  'other requests are served while fifty versions of a long post are compared',
  { tags: 'long' },
  async () => {
    const words = (seed: number) =>
      Array.from({ length: 100 }, (_, index) => `word${(index * seed) % 97}`).join(' ')
    const body = (save: number) =>
      Array.from({ length: 100 }, (_, index) =>
        paragraph(words(index < 5 ? save + index : index + 1)),
      )
    const { id } = await create({ isPublished: false, content: body(0).join('') })
    for (let count = 1; count < 50; count += 1)
      await save(id, { isPublished: false, content: body(count).join('') })
    let longest = 0
    const start = performance.now()
    let last = start
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 1)
    const { versions } = await list(id)
    clearInterval(timer)
    const total = performance.now() - start
    expect(versions).toHaveLength(50)
    expect(longest).toBeLessThan(total / 2)
  },
)
