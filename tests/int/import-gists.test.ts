import { expect, it } from 'vitest'
import { ServiceError } from '#src/contract/errors.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import type { ImportOptions } from '#src/services/import/import-posts.ts'
import { getPost } from '#src/services/posts/post-service.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'

const run = async (folder: string, options: Partial<ImportOptions> = {}) =>
  importPosts({
    ...{ actor: await adminActor(), source: await openMarkdown(folder), origin: folder },
    ...options,
  })
const contentAt = async (address = '') =>
  (await getPost({ actor: await adminActor(), id: address.replace('/blog/', '') })).content

const ADDRESS = 'https://gist.github.com/ada/0123456789abcdef#file-b-js'
const POST = `---\ntitle: One with a gist\ndate: 2019-05-01\n---\nText\n\n{{< gist ada 0123456789abcdef b.js >}}\n`
const link = (file: string) => ({
  ...{ place: { file, line: 7 }, kind: 'embed' },
  text: `A gist became a link: ${ADDRESS}`,
})
const CODE = '<p>Text</p><pre><code class="language-javascript">two()</code></pre>'

/** Gists of GitHub, and the ids that were asked for. */
function gists(answer: () => ReturnType<FetchGist>) {
  const asked: string[] = []
  const fetchGist: FetchGist = (id) => {
    asked.push(id)
    return answer()
  }
  return { asked, fetchGist }
}
const isThere = () =>
  gists(() =>
    Promise.resolve([
      { name: 'a.js', language: 'javascript', code: 'one()\n' },
      { name: 'b.js', language: 'javascript', code: 'two()\n' },
    ]),
  )

it('leaves a gist a link, and asks nobody, unless it is to be fetched', async () => {
  const report = await run(await sourceFolder({ 'a.md': POST }))
  expect(report.warnings).toEqual([link('a.md')])
  expect(await contentAt(report.posts[0]?.address)).toContain(`href="${ADDRESS}"`)
})

it('fetches a gist as code once, when the post is stored', async () => {
  const folder = await sourceFolder({ 'b.md': POST })
  const { asked, fetchGist } = isThere()
  const plan = await run(folder, { fetchGist, isDryRun: true })
  expect(asked).toEqual([])
  const { counts, warnings, posts } = await run(folder, { fetchGist })
  expect({ counts, warnings }).toEqual({ counts: plan.counts, warnings: [] })
  expect(await contentAt(posts[0]?.address)).toBe(CODE)
  const again = await run(folder, { fetchGist })
  expect(again).toMatchObject({ posts: [{ outcome: 'unchanged' }], warnings: [] })
  expect(asked).toEqual(['0123456789abcdef'])
})

it('keeps the link of a gist that cannot be fetched, with the reason, and tries again', async () => {
  const folder = await sourceFolder({ 'c.md': POST })
  const gone = gists(() => Promise.reject(new ServiceError('invalid', 'it is gone.')))
  const first = await run(folder, gone)
  expect(first.warnings).toEqual([
    link('c.md'),
    { place: { file: 'c.md', line: 7 }, text: `The gist ${ADDRESS} stays a link: it is gone.` },
  ])
  const second = await run(folder, isThere())
  expect(second).toMatchObject({ posts: [{ outcome: 'updated' }], warnings: [] })
  expect(await contentAt(second.posts[0]?.address)).toBe(CODE)
})
