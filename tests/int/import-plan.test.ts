import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { revertImport } from '#src/services/import/revert-import.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { deletePost } from '#src/services/posts/post-service.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin.ts'
import { changePost, importPath, postAt } from '#tests/support/import-folder.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { emptyExportedSite } from '#tests/support/site-export.ts'
import { copiedFixture, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, post } from '#tests/unit/import/ghost-export.ts'

beforeEach(emptyExportedSite)

const markdown = (title: string, more = '', text = `Text of ${title}.`) =>
  `---\ntitle: ${title}\ndate: 2019-05-01\n${more}---\n${text}\n`

/** One image in two posts and under two names, one in the text of another kind, two posts of one slug and one old address. */
const hugo = async (): Promise<SourceFiles> => ({
  'hugo.toml': 'baseURL = "https://old.example/"\n',
  'content/posts/a.md': markdown(
    'A',
    'aliases: ["/same"]\n',
    '![one](/one.png) ![same](/copy.png)',
  ),
  'content/posts/b.md': markdown(
    'B',
    'aliases: ["/same", "/b-old"]\n',
    '![one](/one.png) [c](c.md)',
  ),
  'content/posts/c.md': markdown('C', 'slug: a\n', '![svg](/drawn.svg) ![none](/none.png)'),
  'content/posts/d.md': markdown('D', 'draft: true\n', '![broken](/broken.png)'),
  'content/posts/e.md': markdown('E', 'cover: /one.png\n'),
  'content/posts/f.md': '---\ntitle: [\n---\nText\n',
  'static/one.png': await imageFile('png', { width: 33 }),
  'static/copy.png': await imageFile('png', { width: 33 }),
  'static/broken.png': 'no picture',
  'static/drawn.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
})
const ghost = ghostExport({
  posts: ['one', 'two', 'three'].map((slug, at) =>
    post({ id: `65a1b2c3d4e5f6a7b8c9d0e${at}`, title: slug, slug, html: '<p>Text</p>' }),
  ),
})
const exportFile = async (name: string, content: string | Buffer) =>
  `${await sourceFolder({ [name]: content })}/${name}`
const SITE = '"site": "https://old.example"'
const corpora: Record<string, () => Promise<string>> = {
  'a Hugo site': async () => sourceFolder(await hugo()),
  'an export of WordPress': async () =>
    exportFile('export.xml', await readFile('tests/fixtures/import/wordpress.xml')),
  'an export of Ghost': () => exportFile('export.json', ghost),
  'our own export': async () => {
    const folder = await sourceFolder({})
    // Three posts and one project.
    const filter = (path: string) => !/blog\/[a-su-z]|one-event|tiny-queue/.test(path)
    await cp('example-content', folder, { recursive: true, filter })
    const mark = (await readFile(`${folder}/folio.json`, 'utf8')).replace(/"site": ".*?"/, SITE)
    await writeFile(`${folder}/folio.json`, mark)
    return folder
  },
}

for (const name of ['medium', 'substack', 'devto', 'blogger', 'obsidian', 'notion', 'pelican'])
  corpora[`the sample of ${name}`] = () => copiedFixture(name)
corpora['a backup of Hashnode'] = () => copiedFixture('hashnode')
corpora['a Jekyll site'] = () =>
  sourceFolder({
    '_config.yml': 'defaults:\n  - scope: { path: "" }\n    values: { author: Ada }\n',
    '_posts/2019-05-01-a.md': markdown('A', '', 'Text "a" {{ page.author }} {{ b }}'),
    '_posts/2019-05-02-b.md': markdown('B', 'permalink: /a\n', 'Text {% post_url 2019-05-01-a %}'),
    '_posts/2019-05-03-c.md': markdown('C', 'published: false\n', 'Text $$x_i$$'),
  })

/** Runs the plan and the import, and compares all that they say. */
async function planned(path: string) {
  const plan = await importPath(path, { isDryRun: true })
  const report = await importPath(path)
  expect({ ...plan, isDryRun: false, run: report.run }).toEqual(report)
  return report
}

const idsOfPosts = async () =>
  (await readSql(sql`select id::text as id from posts where deleted_at is null order by slug`)).map(
    ({ id }) => String(id),
  )

/** Words in posts of the samples, and in nothing else. */
const WORDS = /<p>|&lt;p&gt;|^[Tt]itle: |\b(?:is|the|and|of) (?=[a-z])|^(?=See|Not|From)/gm

/** Changes the posts at the source. */
async function changePosts(path: string) {
  const names = /\.\w+$/.test(path) ? [''] : await readdir(path, { recursive: true })
  const posts = names.filter((name) => /^(?:content\/(?:posts|blog)\/.*\.md)?$/.test(name))
  const samples = names.filter((name) => /\.(?:md|html|atom)$|^articles\.json$/.test(name))
  const [chosen, words] = posts.length > 0 ? [posts, /Text|<p>|title: /g] : [samples, WORDS]
  for (const name of chosen) {
    const file = name === '' ? path : `${path}/${name}`
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(words, '$&Changed '))
  }
}

/** The others are variants of a step before the plan. */
const SHORT = ['a Hugo site', 'an export of WordPress', 'an export of Ghost']

describe.each(Object.entries(corpora))('the plan of %s', (name, corpus) => {
  it(
    'is the run: at first, after edits at the source and here, after a revert, and again',
    { tags: SHORT.includes(name) ? [] : ['long'] },
    async () => {
      const path = await corpus()
      const first = await planned(path)
      expect((await planned(path)).counts).toMatchObject({ imported: 0, pictures: 0, redirects: 0 })
      const ids = await idsOfPosts()
      const [one = '', two = ''] = ids
      await changePost(one, { title: 'Edited here' })
      await deletePost({ actor: await adminActor(), id: two })
      await changePosts(path)
      const { counts } = await planned(path)
      expect(counts.kept).toBeGreaterThan(0)
      expect(counts.updated).toBeGreaterThanOrEqual(Math.min(1, ids.length - 2))
      await revertImport({ actor: await adminActor(), id: first.run ?? '' })
      await planned(path)
      await planned(path)
    },
  )
})

it('counts an image once, and each old address once', async () => {
  const { counts, warnings } = await planned(await sourceFolder(await hugo()))
  expect(counts).toMatchObject({ imported: 5, 'left-out': 1, pictures: 2, redirects: 6 })
  expect(warnings.map(({ text }) => text)).toEqual([
    'The old address /same leads elsewhere already, and stays so.',
    'The image /none.png was not found.',
    'Another post has the URL /blog/a. This one is at /blog/a-2.',
    'The old address /posts/a leads elsewhere already, and stays so.',
    '/broken.png was not imported: broken.png is not an image, video, audio file or document that can be stored',
  ])
})

describe('a reverted import', () => {
  const folderOf = (name: string, title = 'Same') =>
    sourceFolder({ [`posts/${name}.md`]: markdown(title, 'slug: same\n') })
  const revert = async (id: string | null) =>
    revertImport({ actor: await adminActor(), id: id ?? '' })

  it('gives its slugs free, whatever the names of folder and file', async () => {
    await revert((await planned(await folderOf('first'))).run)
    const second = await planned(await folderOf('second', 'Other'))
    expect(second.posts).toMatchObject([{ outcome: 'imported', address: '/blog/same' }])
    expect(second.warnings).toEqual([])
    const rows = await readSql(
      sql`select slug, deleted_at is not null as trashed from posts order by slug`,
    )
    expect(rows).toEqual([
      { slug: 'same', trashed: false },
      { slug: expect.stringMatching(/^same-[0-9a-f]{8}$/) as string, trashed: true },
    ])
  })

  it('frees previous slugs, and reserves slugs of posts that the owner deleted', async () => {
    const actor = await adminActor()
    const { run: id, posts } = await planned(await folderOf('first'))
    await changePost('same', { slug: 'renamed' })
    expect(posts).toHaveLength(1)
    await revert(id)
    const second = await planned(await folderOf('second'))
    expect(second.posts[0]?.address).toBe('/blog/same')
    await deletePost({ actor, id: (await postAt('same')).id })
    const third = await planned(await folderOf('third', 'Other'))
    expect(third.posts[0]?.address).toBe('/blog/same-2')
    expect(third.warnings.map(({ text }) => text)).toEqual([
      'Another post has the URL /blog/same. This one is at /blog/same-2.',
    ])
  })
})
