import { beforeEach, describe, expect, it } from 'vitest'
import { openSource } from '#src/import/open-source.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import type { ImportOptions } from '#src/services/import/import-posts.ts'
import { revertImport } from '#src/services/import/revert-import.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin.ts'
import { importPath } from '#tests/support/import-folder.ts'
import { sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, post } from '#tests/unit/import/ghost-export.ts'

beforeEach(() => readSql(sql`truncate posts, _posts_v, redirects, imports, imported_posts cascade`))

const markdown = (title: string, text = `Text of ${title}.`) =>
  `---\ntitle: ${title}\ndate: 2019-05-01\n---\n${text}\n`
const wordpress = (site: string, texts: readonly string[]) =>
  `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${site === '' ? '' : `<wp:base_blog_url>${site}</wp:base_blog_url>`}${texts
    .map(
      (text, at) =>
        `<item><title>Hello</title><wp:post_id>${at + 1}</wp:post_id><wp:post_name>hello-${at}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2019-05-0${at + 1} 10:00:00</wp:post_date_gmt><content:encoded><![CDATA[<p>${text}</p>]]></content:encoded></item>`,
    )
    .join('')}</channel></rss>`
const ghost = (id: string, text: string) =>
  ghostExport({ posts: [post({ id, title: 'Hello', slug: 'hello-0', html: `<p>${text}</p>` })] })

/** As an upload: without a path and a repository. */
async function runUpload(files: SourceFiles, options: Partial<ImportOptions> = {}) {
  const top = await sourceFolder(files)
  const source = await openSource(`${top}/posts`, top)
  return importPosts({ actor: await adminActor(), source, ...options })
}
const file = async (name: string, content: string) =>
  `${await sourceFolder({ [name]: content })}/${name}`
const counts = ({
  counts: { imported, updated, unchanged, kept },
}: Awaited<ReturnType<typeof importPath>>) => ({
  ...{ imported, updated, unchanged, kept },
})
const only = (part: Partial<ReturnType<typeof counts>>) => ({
  ...{ imported: 0, updated: 0, unchanged: 0, kept: 0 },
  ...part,
})
const contents = async () =>
  (await readSql(sql`select content from posts where deleted_at is null order by content`)).map(
    ({ content }) => content,
  )

describe('six sources whose posts have the same names, one after the other', () => {
  const texts = ['a1', 'a2', 'b1', 'b2', 'f1', 'f2', 'g1', 'h1']
  const paths = async () => [
    await file('export.xml', wordpress('https://a.example', ['a1', 'a2'])),
    await file('export.xml', wordpress('https://b.example', ['b1', 'b2'])),
    `${await sourceFolder({ 'posts/hello-0.md': markdown('Hello', 'f1') })}/posts`,
    `${await sourceFolder({ 'posts/hello-0.md': markdown('Hello', 'f2') })}/posts`,
    await file('export.json', ghost('65a1b2c3d4e5f6a7b8c9d0e1', 'g1')),
    await sourceFolder({
      'hugo.toml': 'baseURL = "https://a.example/"\n',
      'content/posts/hello-0.md': markdown('Hello', 'h1'),
    }),
  ]
  const sizes = [2, 2, 1, 1, 1, 1]

  it('keeps sources with identical post names apart on import, re-import and revert', async () => {
    const all = await paths()
    const runs: string[] = []
    for (const [at, path] of all.entries()) {
      const report = await importPath(path)
      expect(counts(report)).toEqual(only({ imported: sizes[at] ?? 0 }))
      runs.push(report.run ?? '')
    }
    const inAll = texts.map((text) => expect.stringContaining(text) as string)
    expect(await contents()).toEqual(inAll)
    for (const [at, path] of all.entries())
      expect(counts(await importPath(path))).toEqual(only({ unchanged: sizes[at] ?? 0 }))
    const left = [...inAll]
    for (const [at, id] of runs.entries()) {
      await revertImport({ actor: await adminActor(), id })
      left.splice(0, sizes[at])
      expect(await contents()).toEqual(left)
    }
  })
})

describe('a repeated source', () => {
  it('is recognised by its repository at another path, and by its site in an upload', async () => {
    const git = '[remote "origin"]\n\turl = git@github.com:me/blog.git\n'
    const at = (title: string) => ({
      'hugo.toml': 'baseURL = "https://a.example/"\n',
      'content/posts/one.md': markdown(title),
    })
    const first = await importPath(await sourceFolder({ ...at('One'), '.git/config': git }))
    expect(first.source).toMatchObject({ name: 'markdown:github.com/me/blog', isNew: true })
    const second = await importPath(await sourceFolder({ ...at('Two'), '.git/config': git }))
    expect(second.source).toMatchObject({ name: 'markdown:github.com/me/blog', isNew: false })
    const folder = await sourceFolder(at('Three'))
    const source = await openSource(folder, folder)
    const third = await importPosts({ actor: await adminActor(), source })
    expect([first, second, third].map(counts)).toEqual([
      only({ imported: 1 }),
      only({ updated: 1 }),
      only({ updated: 1 }),
    ])
  })

  it('is recognised by its path when all of it was changed', async () => {
    const folder = await sourceFolder({ 'a.md': markdown('A'), 'b.md': markdown('B') })
    await importPath(folder)
    await writeSourceFiles(folder, { 'a.md': markdown('C'), 'b.md': markdown('D') })
    expect(counts(await importPath(folder))).toEqual(only({ updated: 2 }))
  })

  it('is recognised in an upload by its posts, unless half of them have another text', async () => {
    const posts = (one: string, two: string) => ({
      'posts/a.md': markdown('A'),
      'posts/b.md': markdown('B', one),
      'posts/c.md': markdown('C', two),
    })
    await runUpload(posts('b', 'c'))
    expect(counts(await runUpload(posts('b', 'changed')))).toEqual(
      only({ updated: 1, unchanged: 2 }),
    )
    const unclear = await runUpload(posts('other', 'other'), { isDryRun: true })
    expect(counts(unclear)).toEqual(only({ imported: 3 }))
    expect(unclear.source).toEqual({
      ...{ name: 'markdown:posts 2', isNew: true, newName: 'markdown:posts 2' },
      ...{ alike: 'markdown:posts', earlier: ['markdown:posts'] },
    })
    const told = await runUpload(posts('other', 'other'), { origin: 'markdown:posts' })
    expect(counts(told)).toEqual(only({ updated: 2, unchanged: 1 }))
    expect(told.source).toMatchObject({ isNew: false, alike: null })
  })

  it('waits for its other import to end, and creates no duplicates', async () => {
    const names = Array.from({ length: 30 }, (_, at) => [`${at}.md`, markdown(`Post ${at}`)])
    const folder = await sourceFolder(Object.fromEntries(names) as SourceFiles)
    const waited: string[] = []
    const reports = await Promise.all(
      ['one', 'other'].map((name) => importPath(folder, { onWait: () => waited.push(name) })),
    )
    expect(waited).toHaveLength(1)
    expect(reports.map(counts).toSorted((a, b) => a.imported - b.imported)).toEqual([
      only({ unchanged: 30 }),
      only({ imported: 30 }),
    ])
    expect(await contents()).toHaveLength(30)
  })

  it('is another one under another name', async () => {
    const files = { 'posts/a.md': markdown('A') }
    await runUpload(files)
    expect(counts(await runUpload(files, { origin: 'copy' }))).toEqual(only({ imported: 1 }))
  })
})

describe('posts imported before sources were recorded', () => {
  const forget = (origin: string) =>
    readSql(sql`with runs as (update imports set source_names = null, origin = ${origin})
      update imported_posts set text_hash = null, origin = ${origin}`)

  it('is recognised by titles and dates, and its source keeps its name', async () => {
    const path = await file('export.xml', wordpress('https://a.example', ['a1', 'a2']))
    await importPath(path)
    await forget('wordpress')
    const other = await file('export.xml', wordpress('https://b.example', ['b1', 'b2', 'b3']))
    const again = await importPath(path)
    expect(again.source).toMatchObject({ name: 'wordpress', isNew: false })
    expect(counts(again)).toEqual(only({ unchanged: 2 }))
    expect(counts(await importPath(other))).toEqual(only({ imported: 3 }))
  })

  it('is not taken for another blog with the same ids', async () => {
    await importPath(await file('export.xml', wordpress('https://a.example', ['a1', 'a2'])))
    await forget('wordpress')
    const other = wordpress('https://b.example', ['b1', 'b2']).replaceAll('2019-05', '2018-05')
    const report = await importPath(await file('export.xml', other))
    expect(counts(report)).toEqual(only({ imported: 2 }))
    expect(report.source).toMatchObject({ name: 'wordpress:b.example', alike: 'wordpress' })
  })

  it('is recognised by Ghost’s ids, which are unique', async () => {
    const id = '65a1b2c3d4e5f6a7b8c9d0e1'
    await importPath(await file('export.json', ghost(id, 'one')))
    await forget('ghost')
    expect(counts(await importPath(await file('export.json', ghost(id, 'two'))))).toEqual(
      only({ updated: 1 }),
    )
  })
})
