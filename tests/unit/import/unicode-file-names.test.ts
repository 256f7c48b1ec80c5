import { expect, it } from 'vitest'
import { indexPosts } from '#src/import/prepare/index-posts.ts'
import { readPosts } from '#src/import/prepare/read-posts.ts'
import { allPosts, sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, post } from './ghost-export.ts'
import { fileAt, opened, zipped } from './temporary-files.ts'

const NONE = { slugs: new Map(), taken: new Set<string>(), site: undefined }

/** The keys and slugs of a source, its image, and where a link of its first post leads. */
async function read(path: string, { image, link }: { image: string; link: string }) {
  const source = await opened(path)
  const [first] = await allPosts(source)
  const { metas, close } = await readPosts(source)
  const { links } = indexPosts(metas, NONE)
  await close()
  const file = first && (await source.file(image, first))
  const pixels = await file?.read()
  return {
    slugs: metas.map((one) => links.slugOf(one)),
    image: pixels !== undefined && pixels.length > 0,
    link: first && links.resolve(link, first),
  }
}

it.each(['finder-no-flag', 'with-flag'])('reads names in UTF-8 from %s.zip', async (name) => {
  const asked = { image: 'bilder/größe.png', link: 'заметка.md' }
  expect(await read(`tests/fixtures/import/zip/${name}.zip`, asked)).toEqual({
    ...{ slugs: ['über-größe', 'заметка'], image: true, link: '/blog/заметка' },
  })
})

it('reads names in the code page of Windows', async () => {
  const source = await opened('tests/fixtures/import/zip/windows-oem.zip')
  expect((await allPosts(source)).map(({ key }) => key)).toContain('über-größe.md')
})

const POSTS: SourceFiles = {
  'erste.md': '---\ndate: 2024-01-02\n---\nText\n',
  'größe/größe.pdf': 'document',
  'größe/größe.png': 'picture',
  'zweite-größe.md': '---\ndate: 2024-01-03\n---\nText\n',
}
const named = (form: 'NFC' | 'NFD') =>
  Object.fromEntries(Object.entries(POSTS).map(([name, text]) => [name.normalize(form), text]))

const FORMS = [
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
] as const
it.each(FORMS)('finds files with names in %s by addresses in %s', async (onDisk, inText) => {
  const folder = await sourceFolder(named(onDisk))
  const link = 'zweite-größe.md'.normalize(inText)
  const expected = { slugs: ['erste', 'zweite-größe'], image: true, link: '/blog/zweite-größe' }
  for (const image of ['größe/größe.png', 'größe/größe.pdf', '/old/größe/größe.png'])
    expect(await read(folder, { image: image.normalize(inText), link })).toEqual(expected)
})

it.each(FORMS)('finds a picture of Ghost in %s by an address in %s', async (onDisk, inText) => {
  const files = {
    'export.json': ghostExport({ posts: [post({})] }),
    ['content/images/größe.png'.normalize(onDisk)]: 'picture',
  }
  const address = encodeURI('/content/images/größe.png'.normalize(inText))
  expect(await fileAt(await zipped(files), address)).toMatchObject({ text: 'picture' })
  const { 'export.json': json, ...others } = files
  const folder = await sourceFolder({ 'a.json': json, ...others })
  expect(await fileAt(`${folder}/a.json`, address)).toMatchObject({ text: 'picture' })
})

it('joins the words of a file name with hyphens', async () => {
  const folder = await sourceFolder({ 'guide_installation__windows.md': '# Guide\n' })
  const { metas, close } = await readPosts(await opened(folder))
  const { links } = indexPosts(metas, NONE)
  expect(metas.map((one) => links.slugOf(one))).toEqual(['guide-installation-windows'])
  await close()
})
