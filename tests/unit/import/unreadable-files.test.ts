import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fileProblem } from '#src/import/source/file-problem.ts'
import { fileFinder } from '#src/import/prepare/post-files.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import { opened } from './temporary-files.ts'

const POSTS = { 'a.md': '# A\n', 'b.md': '# B\n', 'c.md': '# C\n' }

it.each([
  ['EACCES', 'cannot be opened: this user has no permission to read it'],
  ['EPERM', 'cannot be opened: this user has no permission to read it'],
  ['ENOENT', 'is no longer there'],
  ['EIO', 'cannot be opened'],
  ['constructor', 'cannot be opened'],
])('has a sentence for %s', (code, sentence) => {
  const error = Object.assign(new Error(`${code}: open '/secret'`), { code })
  expect(fileProblem(error)).toBe(sentence)
})

it('leaves out a post that cannot be read, with the reason, and takes the others', async () => {
  const folder = await sourceFolder(POSTS)
  const source = await opened(folder)
  await rm(path.join(folder, 'b.md'))
  const posts = await allPosts(source)
  expect(posts.map(({ key, problem }) => [key, problem])).toEqual([
    ['a.md', undefined],
    ['b.md', 'The file is no longer there'],
    ['c.md', undefined],
  ])
})

it('reports an image that cannot be read without the words of the system', async () => {
  const source = await opened(await sourceFolder(POSTS))
  const [post] = await allPosts(source)
  const file = () => Promise.resolve({ name: 'b.png', read: () => readFile('/none/b.png') })
  const find = fileFinder({ ...source, file }, false)
  expect(post && (await find('b.png', post, 'picture'))).toEqual({
    problem: 'b.png is no longer there.',
  })
})
