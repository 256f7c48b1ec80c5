import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ServiceError } from '#src/contract/errors.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { importFolder, postAt } from '#tests/support/import-folder.ts'
import { sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'

const post = (title: string, text: string) =>
  `---\ntitle: ${title}\ndate: 2019-05-01\n---\n${text}\n`

const OTHER = 'https://pictures.example/b.png'
const BLOG = {
  'a.md': post('First without a picture', 'Text'),
  'b.md': post(
    'Second with a picture of another site',
    `![b](${OTHER}) [paper](https://pictures.example/p.pdf)`,
  ),
  'c.md': post('Third without a picture', 'Text'),
}

it('fetches an image again that could not be fetched, for a post that did not change', async () => {
  const folder = await sourceFolder(BLOG)
  const bytes = await imageFile('png', { width: 31 })
  const asked: string[] = []
  const remote = (read: () => Promise<Buffer>) => (address: string) => ({
    name: 'b.png',
    read: () => {
      asked.push(address)
      return read()
    },
  })
  const isGone = remote(() => Promise.reject(new ServiceError('invalid', 'it is gone.')))
  const lost = {
    ...{ place: { file: 'b.md', line: 5 }, kind: 'picture' },
    text: `${OTHER} was not imported: it is gone.`,
  }
  const first = await importFolder(folder, { remoteImage: isGone })
  expect(first.warnings).toEqual([lost])
  expect(first.posts.map(({ outcome }) => outcome)).toEqual(['imported', 'imported', 'imported'])
  expect((await postAt(first.posts[1]?.address)).content).toContain(`![b](${OTHER})`)

  const second = await importFolder(folder, { remoteImage: isGone })
  expect(second.warnings).toEqual([lost])
  expect(second.counts).toMatchObject({ updated: 0, unchanged: 3, pictures: 0 })

  const third = await importFolder(folder, { remoteImage: remote(() => Promise.resolve(bytes)) })
  expect(third.warnings).toEqual([])
  expect(third.posts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'updated', 'unchanged'])
  expect((await postAt(first.posts[1]?.address)).content).toMatch(/!\[b]\(\/files\/media\//)

  const fourth = await importFolder(folder, { remoteImage: isGone })
  expect(fourth.counts).toMatchObject({ unchanged: 3, warnings: 0 })
  // Neither the document that it links to, nor what is here already.
  expect(asked).toEqual([OTHER, OTHER, OTHER])
})

it('stores an image of the source that was refused, once it is mended', async () => {
  const folder = await sourceFolder({
    'fourth.md': post('Fourth', '![ok](ok.png)'),
    'fifth.md': post('Fifth', '![bad](bad.png)'),
    'sixth.md': post('Sixth', 'Text'),
    'ok.png': await imageFile('png', { width: 32 }),
    'bad.png': 'no picture',
  })
  const first = await importFolder(folder)
  expect(first.counts).toMatchObject({ imported: 3, warnings: 1, pictures: 1 })
  expect((await importFolder(folder)).counts).toMatchObject({ unchanged: 3, warnings: 1 })
  await writeSourceFiles(folder, { 'bad.png': await imageFile('png', { width: 33 }) })
  expect((await importFolder(folder)).counts).toMatchObject({
    updated: 1,
    unchanged: 2,
    pictures: 1,
  })
  await rm(path.join(folder, 'bad.png'))
  expect((await importFolder(folder)).warnings).toMatchObject([
    { kind: 'picture', text: 'The image bad.png was not found.' },
  ])
})
