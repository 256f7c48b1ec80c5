import { expect, it } from 'vitest'
import { postsIn } from './temporary-files.ts'

const POST = '---\ntitle: A\ndate: 2024-01-02\n---\nText\n'

it.each([
  ['(a+)+$', false],
  [String.raw`(?i)B\.MD$`, true],
  [String.raw`^content/posts/b`, true],
  [String.raw`^b`, false],
  [String.raw`x|/b\.md$`, true],
  [String.raw`/[^a-c]\.md$`, false],
  [String.raw`/(?:x|\w)?\.md$`, true],
])('takes %s of Hugo for a pattern, which is not run', async (expression, isLeft) => {
  const name = 'content/posts/b.md'
  const settings = { 'hugo.json': JSON.stringify({ ignoreFiles: [expression] }) }
  const posts = await postsIn({ [name]: POST, ...settings })
  expect(posts.map(({ isDraft }) => isDraft)).toEqual([isLeft])
})
