import path from 'node:path'
import { expect, it } from 'vitest'
import { sourceNames } from '#src/import/source/source-names.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import { opened, unpackedFolders, zipped } from './temporary-files.ts'

it('reads a site in a zip archive, in GitHub’s folder, and removes its temporary files', async () => {
  const before = await unpackedFolders()
  const file = await zipped({
    'blog-main/hugo.toml': 'baseURL = "https://old.example/"',
    'blog-main/content/posts/a.md': '---\ntitle: A\n---\n![one](a.png)\n',
    'blog-main/content/posts/a.png': 'pixels',
    'blog-main/.github/b.md': 'no post',
    'blog-main/node_modules/x/c.md': 'no post',
  })
  const source = await opened(file)
  expect(source).toMatchObject({
    description: 'A Hugo site: one post',
    site: 'https://old.example/',
  })
  expect(sourceNames(source)).toEqual(['markdown site old.example'])
  const [post] = await allPosts(source)
  expect(post).toMatchObject({ key: 'content/posts/a.md', title: 'A' })
  const image = post && (await source.file('a.png', post))
  expect(String(await image?.read())).toBe('pixels')
  await source.close()
  expect(await unpackedFolders()).toEqual(before)
})

it('refuses an archive without posts', async () => {
  const before = await unpackedFolders()
  const none = await zipped({ 'photo.png': 'x' })
  await expect(opened(none)).rejects.toThrow(
    'export.zip is not a supported file: expected Markdown or an export from Ghost, WordPress, Medium, Substack, dev.to, Blogger or this site.',
  )
  expect(await unpackedFolders()).toEqual(before)
})

it('looks for the generator of a site no higher than it may', async () => {
  const folder = await sourceFolder({
    'hugo.toml': '',
    'content/secret.png': 'x',
    'files/content/posts/a.md': '---\ntitle: A\n---\nText\n',
  })
  const target = path.join(folder, 'files/content')
  expect((await opened(target)).description).toBe('A Hugo site: one post')
  const source = await opened(target, path.join(folder, 'files'))
  expect(source.description).toBe('A folder of Markdown: one post')
  const [post] = await allPosts(source)
  expect(post && (await source.file('/../../content/secret.png', post))).toBeUndefined()
})

it('reads the list of files that Eleventy excludes from an archive too', async () => {
  const source = await opened(
    await zipped({
      'blog/.eleventy.js': '',
      'blog/.eleventyignore': 'posts/b.md\n',
      'blog/posts/a.md': '---\ndate: 2020-01-01\n---\nText\n',
      'blog/posts/b.md': '---\ndate: 2020-01-02\n---\nText\n',
      'blog/posts/c.md': '---\ndate: 2020-01-03\n---\nText\n',
    }),
  )
  expect((await allPosts(source)).map(({ isDraft }) => isDraft)).toEqual([false, true, false])
})
