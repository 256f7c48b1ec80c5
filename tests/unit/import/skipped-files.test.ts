import { expect, it } from 'vitest'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { opened } from './temporary-files.ts'

const POST = '---\ntitle: A\n---\nText\n'
const HUGO = { 'hugo.toml': '', 'content/posts/a.md': POST }
const PAGE = 'Skipped: outside the posts folders, treated as a page.'
const REPOSITORY = 'Skipped: repository file.'
const FORMAT = 'Skipped: not Markdown.'

async function read(files: SourceFiles) {
  const source = await opened(await sourceFolder(files))
  const left = source.warnings?.map(({ place, text, kind }) => [place.file, text, kind])
  return { keys: (await allPosts(source)).map(({ key }) => key), left }
}

it('lists skipped files of a site', async () => {
  const { keys, left } = await read({
    ...HUGO,
    'README.md': '# Blog\n',
    'CLAUDE.md': '# Rules\n',
    'content/_index.md': POST,
    'content/about.md': POST,
    'content/posts/b.html': '<p>Text</p>',
    'content/posts/c.org': '* Text\n',
    'content/posts/d.textile': 'h1. Text\n',
    'layouts/single.html': '<main>',
    'static/app.html': '<main>',
    'vendor/x/e.md': POST,
    'build/report.md': '# no front matter\n',
    'node_modules/x/f.md': POST,
  })
  expect(keys).toEqual(['content/posts/a.md'])
  expect(left).toEqual([
    ['CLAUDE.md', REPOSITORY, 'file'],
    ['README.md', REPOSITORY, 'file'],
    ['content/about.md', PAGE, 'page'],
    ['content/posts/b.html', FORMAT, 'file'],
    ['content/posts/c.org', FORMAT, 'file'],
    ['content/posts/d.textile', FORMAT, 'file'],
    ['vendor/', 'Skipped: does not look like a posts folder.', 'file'],
  ])
})

it.each(['security', 'todo', 'claude', 'agents', 'readme', 'changelog', '404'])(
  'takes a post that is called %s',
  async (name) => {
    const { keys, left } = await read({ ...HUGO, [`content/posts/${name}.md`]: POST })
    expect(keys).toContain(`content/posts/${name}.md`)
    expect(left).toEqual([])
  },
)

it.each(['build', 'out', 'i18n', 'vendor', 'coverage', 'dist'])(
  'takes the posts in a folder of posts that is called %s',
  async (name) => {
    const { keys, left } = await read({
      ...HUGO,
      [`content/posts/${name}/index.md`]: POST,
      [`content/posts/${name}/notes.md`]: 'no front matter\n',
    })
    expect(keys).toEqual(['content/posts/a.md', `content/posts/${name}/index.md`])
    expect(left).toEqual([])
  },
)

it('takes what begins with front matter from a folder of Markdown', async () => {
  const { keys, left } = await read({
    'a.md': '# A\n',
    'build/b.md': POST,
    'build/c.md': '# C\n',
    'notes.org': '* Text\n',
    'security.md': POST,
    'todo.md': '# To do\n',
  })
  expect(keys).toEqual(['a.md', 'build/b.md', 'security.md'])
  expect(left).toEqual([
    ['notes.org', FORMAT, 'file'],
    ['todo.md', REPOSITORY, 'file'],
  ])
})

it('names the pages of a site of Jekyll', async () => {
  const { keys, left } = await read({
    '_config.yml': '',
    '_posts/2019-05-01-a.html': '<p>Text</p>',
    '_layouts/post.html': '---\nlayout: default\n---\n',
    'about.html': '---\ntitle: About\n---\n',
    'about.md': POST,
    'index.html': '<main>',
  })
  expect(keys).toEqual(['_posts/2019-05-01-a.html'])
  expect(left).toEqual([
    ['about.html', FORMAT, 'file'],
    ['about.md', PAGE, 'page'],
  ])
})
