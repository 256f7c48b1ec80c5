import { readdir } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readyPosts } from '#src/import/prepare/post-reader.ts'
import { openReader } from '#src/services/import/worker-reader.ts'
import type { ReaderLimits } from '#src/services/import/worker-reader.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'
import { zipped } from '#tests/unit/import/temporary-files.ts'

const markdown = (day: number, text: string) =>
  `---\ntitle: T${day}\ndate: 2020-01-0${day}\n---\n${text}`

/** Imports three posts, the second one with this text, as far as the database. */
async function read(text: string, limits: ReaderLimits = {}) {
  const target = await sourceFolder({
    'a.md': markdown(1, 'Text [next](c.md)'),
    'b.md': markdown(2, text),
    'c.md': markdown(3, '![A](a.png)'),
    'a.png': 'bytes',
  })
  const reader = await openReader({ target }, limits)
  onTestFinished(() => reader[Symbol.asyncDispose]())
  while (!(await reader.readMore()).isAtEnd);
  await reader.index({
    ...{ slugs: new Map(), taken: new Set<string>(), site: undefined },
    ...{ allDrafts: false, hasGists: false, hasRemoteImages: false },
  })
  const found = []
  for await (const { post, prepared } of readyPosts(reader)) {
    const isLeft = 'reported' in prepared
    const files = isLeft
      ? []
      : await Promise.all(prepared.files.map(({ ref }) => reader.readFile(ref ?? -1)))
    const what = isLeft ? prepared.reported.reason : prepared.values.content
    found.push([post.key, what, ...files.map((bytes) => Buffer.from(bytes).toString())])
  }
  return { reader, found }
}

const LINK = '<a target="_blank" rel="noopener noreferrer nofollow" href="/blog/c">next</a>'
const FIRST = ['a.md', `<p>Text ${LINK}</p>`]
const THIRD = ['c.md', '![A](a.png)', 'bytes']

it('gives the posts of a source in order, with their files', async () => {
  const { reader, found } = await read('**Two**')
  const description = 'A folder of Markdown: 3 posts'
  expect(reader.about).toMatchObject({ kind: 'markdown', description })
  expect(found).toEqual([FIRST, ['b.md', '<p><strong>Two</strong></p>'], THIRD])
})

it.each([
  ['takes too long', { answerMs: 2500 }, '*a _'.repeat(200_000)],
  // Full in a quarter of the ten seconds that a text may take, for busy machines.
  ['needs too much memory', { megabytes: 26 }, '**a** '.repeat(160_000)],
])('leaves out a post that %s, goes on, and lets other work run', async (why, limits, text) => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 10)
  onTestFinished(() => clearInterval(timer))
  const { found } = await read(text, limits)
  expect(found).toEqual([FIRST, ['b.md', `Its text ${why} to read.`], THIRD])
  expect(ticks).toBeGreaterThan(50)
})

it('rejects with a sentence when a source cannot be read, and leaves no temporary files', async () => {
  const folder = await sourceFolder({})
  const target = await sourceFolder({ 'a.txt': 'x' })
  vi.stubEnv('TMPDIR', folder)
  await expect(openReader({ target })).rejects.toMatchObject({
    ...{ name: 'ServiceError', code: 'invalid' },
    message: expect.stringContaining('contains no posts') as string,
  })
  expect(await readdir(folder)).toEqual([])
})

it('keeps the thread that has read its source to the end for the next one, and no files', async () => {
  const folder = await sourceFolder({})
  const open = async () => openReader({ target: await zipped({ 'a.md': '# A' }) })
  // Ends a thread that an earlier test has left.
  await (await open())[Symbol.asyncDispose]()
  vi.stubEnv('TMPDIR', folder)
  const folders = async () =>
    (await readdir(folder)).filter((name) => /^folio-import-(?:reading|unpacked)/.test(name))
  const used: string[][] = []
  for (const reading of [
    ...[() => read('One'), () => read('Two')],
    ...[async () => ({ reader: await open() }), async () => ({ reader: await open() })],
  ]) {
    const { reader } = await reading()
    used.push(await folders())
    await Promise.all([reader[Symbol.asyncDispose](), reader[Symbol.asyncDispose]()])
    expect(await folders()).toEqual([])
  }
  const [first, second, third, fourth] = used
  expect(first).toHaveLength(1)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toEqual(first)
})
