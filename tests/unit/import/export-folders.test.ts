import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { emptyReport } from '#src/import/prepare/import-report.ts'
import { reportSource } from '#src/scripts/import/report-source.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, lexical, paragraph, post, text } from './ghost-export.ts'
import { fileAt, opened, zipped } from './temporary-files.ts'
import { wxr } from './wordpress-export.ts'

const ghost = ghostExport({ posts: [post({ lexical: lexical(paragraph(text('Words'))) })] })
const numbered = (id: number) => wxr('<p>Text</p>').replace('>5<', `>${id}<`)

const GHOST = {
  'about.txt': 'no post',
  'blog/data/export.json': ghost,
  'blog/images/2023/a.png': 'pixels',
  'blog/settings/routes.yaml': 'collections:\n  /blog/:\n    permalink: /blog/{slug}/\n',
}
const WORDPRESS = {
  'blog.2024.001.xml': numbered(1),
  'blog.2024.002.xml': numbered(2),
  'other.xml': '<feed/>',
  'wp-content/uploads/2019/05/a.png': 'pixels',
  'wp-content/plugins/forms/usage.md': '# How to',
}

it.each<[string, SourceFiles, string, string[], string]>([
  ['Ghost', GHOST, 'ghost', ['65a1'], 'https://a.example/content/images/size/w600/2023/a.png'],
  [
    'WordPress in several files',
    WORDPRESS,
    'wordpress',
    ['1', '2'],
    'https://example.com/wp-content/uploads/2019/05/a-300x200.png',
  ],
])('recognises a folder with an export of %s', async (_, files, kind, keys, image) => {
  const folder = await sourceFolder(files)
  const source = await opened(folder)
  expect(source.kind).toBe(kind)
  expect((await allPosts(source)).map(({ key }) => key)).toEqual(keys)
  expect(await fileAt(folder, image)).toMatchObject({ text: 'pixels' })
})

it('takes the Markdown of a blog that keeps the export of its predecessor', async () => {
  const folder = await sourceFolder({
    '_posts/2018-04-03-a.md': '# A\n',
    'export.xml': numbered(1),
  })
  expect(await opened(folder)).toMatchObject({ description: 'A Jekyll site: one post' })
})

it('asks for one of two exports in one folder', async () => {
  const folder = await sourceFolder({ 'a.json': ghost, 'b.txt': 'x', 'c.xml': numbered(1) })
  await expect(opened(folder)).rejects.toThrow(
    `${path.basename(folder)} contains several exports: a.json, c.xml. Import them one after the other.`,
  )
})

it('says what to give instead of a folder without posts', async () => {
  const folder = await sourceFolder({ 'a.txt': 'x', 'photos/b.png': 'x', 'README.md': '# x' })
  await expect(opened(folder)).rejects.toThrow(
    `${path.basename(folder)} contains no posts. Pass the root folder of the site, or an export from Ghost, WordPress, Medium, Substack, dev.to, Blogger or this site.`,
  )
  const archive = await zipped({ 'a.txt': 'x', 'photos/b.png': 'x', 'README.md': '# x' })
  await expect(opened(archive)).rejects.toThrow('export.zip contains no posts. ')
})

it('ends with 1 and a hint when an export contains no posts', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  const folder = await sourceFolder({ 'export.json': ghostExport({ posts: [] }) })
  const file = path.join(folder, 'export.json')
  const code = await reportSource(file, { 'dry-run': true }, async ({ source, isDryRun }) => {
    expect(await source.readMore()).toEqual({ metas: [], isAtEnd: true })
    return emptyReport(source.about.description, { isDryRun, run: null })
  })
  expect(code).toBe(1)
  expect(said).toHaveBeenCalledWith(`${file} contains no posts. Is it an export of the whole blog?`)
})

const archived = async (files: Record<string, Record<string, string>>) => {
  const packed = await Promise.all(
    Object.entries(files).map(async ([name, inside]) => [
      name,
      await readFile(await zipped(inside)),
    ]),
  )
  return sourceFolder(Object.fromEntries(packed) as SourceFiles)
}

it('reads an export whose texts and images are in archives of their own', async () => {
  const { 'blog/images/2023/a.png': pixels, ...texts } = GHOST
  const folder = await archived({
    'a.zip': { 'notes.txt': 'x' },
    'texts.zip': texts,
    'uploads.zip': { 'content/images/2023/a.png': pixels },
  })
  expect((await opened(folder)).kind).toBe('ghost')
  const image = await fileAt(folder, 'https://a.example/content/images/2023/a.png')
  expect(image?.text).toBe('pixels')
})

it('reads an export of WordPress whose parts are in two archives', async () => {
  const folder = await archived({
    'part-1.zip': { 'blog.xml': numbered(1) },
    'part-2.zip': { 'blog.xml': numbered(2) },
    'photos.zip': { 'b.png': 'x' },
  })
  const source = await opened(folder)
  expect((await allPosts(source)).map(({ key }) => key)).toEqual(['1', '2'])
})
