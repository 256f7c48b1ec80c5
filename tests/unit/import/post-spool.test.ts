import { readdir } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { spoolPosts } from '#src/import/prepare/post-spool.ts'
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
  const read: string[] = []
  const kept = await spoolPosts(source(POSTS), ({ key }) => void read.push(key))
  onTestFinished(kept.close)
  expect(read).toEqual(['first', 'second', 'third'])
  expect(await allPosts(kept)).toEqual(POSTS)
  expect(await allPosts(kept)).toEqual(POSTS)
})

it('leaves no file in the temporary folder, while it is open and after a source that fails', async () => {
  const folder = await sourceFolder({})
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const kept = await spoolPosts(source(POSTS), () => undefined)
  onTestFinished(kept.close)
  expect(await readdir(folder)).toEqual([])
  const damaged = spoolPosts(source(POSTS, new Error('damaged')), () => undefined)
  await expect(damaged).rejects.toThrow('damaged')
  expect(await readdir(folder)).toEqual([])
})
