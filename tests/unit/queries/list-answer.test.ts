import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { request } from '#src/queries/client.ts'
import { invalidItemCount } from '#src/queries/invalid-items.ts'

const id = '6f1f3c52-7c39-4d7e-9b43-0d6b0f3f9b11'
const post = {
  id,
  title: 'Locks',
  excerpt: 'About rows.',
  category: 'Databases',
  publishedAt: '2026-01-02T03:04:05.000Z',
  readTime: 7,
  imageUrl: null,
}
const media = {
  id,
  url: '/files/media/a.png',
  originalName: 'a.png',
  mimeType: 'image/png',
  size: 2048,
  createdAt: '2026-01-02T03:04:05.000Z',
}

const network = vi.fn<typeof fetch>()
const answer = (body: unknown) =>
  network.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 200 }))

beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

describe('tolerated response shapes', () => {
  it('[S2-cms-blog-12] an unknown status', async () => {
    answer([{ ...post, status: 'archived' }])
    const [read1] = await request(calls.listPosts)
    expect(read1?.status).toBe('archived')
  })

  it('tags in one string, minutes as text, no slug, an unknown field', async () => {
    answer([{ ...post, tags: 'Go, Rust ,', readTime: '5 min', views: 3 }])
    expect(await request(calls.listPosts)).toEqual([
      { ...post, tags: ['Go', 'Rust'], readTime: 5, slug: id, status: undefined },
    ])
  })

  it('one post: the same', async () => {
    const at = post.publishedAt
    const full = { ...post, content: '<p>x</p>', author: 'Ada', createdAt: at, updatedAt: at }
    answer({ ...full, status: 'archived', isPublished: true, tags: 'Go,Rust' })
    const read1 = await request(calls.getPost, { params: { id } })
    expect([read1.data.status, read1.data.tags]).toEqual(['published', ['Go', 'Rust']])
  })

  it('a size in digits, and no more than the specified fields', async () => {
    answer([{ ...media, size: '2048' }])
    expect(await request(calls.listMedia)).toEqual([
      {
        ...media,
        ...{ alt: '', width: null, height: null, placeholder: null, sizes: [] },
        ...{ version: '', earlier: [] },
      },
    ])
  })
})

describe('an item that cannot be parsed', () => {
  it.each([
    ['posts', calls.listPosts, post],
    ['media', calls.listMedia, media],
  ])('is left out of the %s and counted', async (_, call, item) => {
    answer([item, { ...item, id: 7 }, null, item])
    expect(await request(call)).toHaveLength(2)
    expect(invalidItemCount(call.path)).toBe(2)
    answer([item])
    await request(call)
    expect(invalidItemCount(call.path)).toBe(0)
  })

  it('fails on a response that is not a list', async () => {
    answer({ posts: [] })
    await expect(request(calls.listPosts)).rejects.toThrow()
  })
})
