import { expect, it } from 'vitest'
import { ServiceError } from '#src/contract/errors.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { importFolder, postAt } from '#tests/support/import-folder.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'

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

it('keeps a gist as a link without a request, unless gists are imported', async () => {
  const report = await importFolder(await sourceFolder({ 'a.md': POST }))
  expect(report.warnings).toEqual([link('a.md')])
  expect((await postAt(report.posts[0]?.address)).content).toContain(`href="${ADDRESS}"`)
})

it('fetches a gist as code once, when the post is stored', async () => {
  const folder = await sourceFolder({ 'b.md': POST })
  const { asked, fetchGist } = isThere()
  const plan = await importFolder(folder, { fetchGist, isDryRun: true })
  expect(asked).toEqual([])
  const { counts, warnings, posts } = await importFolder(folder, { fetchGist })
  expect({ counts, warnings }).toEqual({ counts: plan.counts, warnings: [] })
  expect((await postAt(posts[0]?.address)).content).toBe(CODE)
  const again = await importFolder(folder, { fetchGist })
  expect(again).toMatchObject({ posts: [{ outcome: 'unchanged' }], warnings: [] })
  expect(asked).toEqual(['0123456789abcdef'])
})

it('keeps the link of a gist that cannot be fetched, with the reason, and tries again', async () => {
  const folder = await sourceFolder({ 'c.md': POST })
  const gone = gists(() => Promise.reject(new ServiceError('invalid', 'it is gone.')))
  const first = await importFolder(folder, gone)
  expect(first.warnings).toEqual([
    link('c.md'),
    {
      place: { file: 'c.md', line: 7 },
      text: `The gist ${ADDRESS} was kept as a link: it is gone.`,
    },
  ])
  const second = await importFolder(folder, isThere())
  expect(second).toMatchObject({ posts: [{ outcome: 'updated' }], warnings: [] })
  expect((await postAt(second.posts[0]?.address)).content).toBe(CODE)
})
