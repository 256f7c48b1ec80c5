import { readdir } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readPosts } from '#src/import/prepare/read-posts.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import { sourcePost } from './source-posts.ts'

const POSTS = [
  sourcePost('first'),
  sourcePost('second', {
    publishedAt: new Date(0),
    title: 'Two \ud800 halves, \u0000 and Ω',
    body: { format: 'html', text: 'long '.repeat(400_000) },
  }),
  sourcePost('third', { cover: { url: 'a.png' } }),
]

async function* source(posts: readonly SourcePost[], error?: Error) {
  for (const one of posts) yield await Promise.resolve(one)
  if (error) throw error
}

it('gives each post back as it was read, in order and as often as wanted', async () => {
  const kept = await readPosts({ posts: () => source(POSTS) })
  onTestFinished(kept.close)
  expect(kept.metas.map(({ key }) => key)).toEqual(['first', 'second', 'third'])
  expect(await allPosts(kept)).toEqual(POSTS)
  expect(await allPosts(kept)).toEqual(POSTS)
})

it('leaves no file in the temporary folder, while it is open and after a source that fails', async () => {
  const folder = await sourceFolder({})
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const kept = await readPosts({ posts: () => source(POSTS) })
  onTestFinished(kept.close)
  expect(await readdir(folder)).toEqual([])
  const damaged = readPosts({ posts: () => source(POSTS, new Error('damaged')) })
  await expect(damaged).rejects.toThrow('damaged')
  expect(await readdir(folder)).toEqual([])
})
