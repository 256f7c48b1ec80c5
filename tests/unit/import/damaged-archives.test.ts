import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { allPosts } from '#tests/support/source-folder.ts'
import { ghostExport, lexical, paragraph, post, text } from './ghost-export.ts'
import { opened, postsOf, zipped } from './temporary-files.ts'
import { wxr } from './wordpress-export.ts'

/** Places in an entry of the directory of an archive. */
const FLAGS = 8
const METHOD = 10
const CRC = 16
const SIZE = 24

/** The second of three files of an archive, with two bytes of its entry in the directory changed. */
async function damaged(files: Record<string, string>, offset: number, value: number) {
  const file = await zipped(files)
  const bytes = await readFile(file)
  const first = bytes.indexOf('PK\u0001\u0002', 0, 'latin1')
  const second = bytes.indexOf('PK\u0001\u0002', first + 1, 'latin1')
  bytes.writeUInt16LE(value, second + offset)
  await writeFile(file, bytes)
  return file
}

const markdown = (name: string) => `---\ntitle: ${name}\n---\n${'Text of a post. '.repeat(40)}`
const POSTS = { 'a.md': markdown('A'), 'b.md': markdown('B'), 'c.md': markdown('C') }
const ghost = ghostExport({
  posts: [post({ lexical: lexical(paragraph(text('Words '.repeat(20_000)))) })],
})
const GHOST = { 'a.txt': 'x', 'export.json': ghost, 'c.txt': 'x' }
const DAMAGED = 'is damaged, or cannot be opened.'

describe('a damaged archive', () => {
  it.each([
    ['b.md', POSTS],
    ['export.json', GHOST],
    ['b.xml', { 'a.xml': wxr('<p>A</p>'), 'b.xml': wxr('<p>B</p>'), 'c.xml': wxr('<p>C</p>') }],
  ])('rejects %s with another checksum before a post is read', async (name, files) => {
    await expect(opened(await damaged(files, CRC, 1))).rejects.toThrow(`${name} ${DAMAGED}`)
  })

  // An error without a listener fails the run as unhandled.
  it.each([5, 50_000])('rejects the false size %i with a sentence', async (size) => {
    const posts = postsOf(await damaged(POSTS, SIZE, size))
    await expect(posts).rejects.toThrow(`b.md ${DAMAGED}`)
    const ghostPosts = postsOf(await damaged(GHOST, SIZE, size))
    await expect(ghostPosts).rejects.toThrow(`export.json ${DAMAGED}`)
  })

  it.each([
    ['encrypted', 1],
    ['strongly encrypted', 0x41],
  ])('names the problem of an archive that is %s', async (_, flags) => {
    await expect(opened(await damaged(POSTS, FLAGS, flags))).rejects.toThrow(
      'export.zip is encrypted: pack it again without a password.',
    )
  })

  it('names the file that is packed in another way', async () => {
    await expect(opened(await damaged(POSTS, METHOD, 14))).rejects.toThrow(
      'export.zip holds b.md, packed by a method other than Deflate.',
    )
  })
})

it('does without a damaged image of a site in an archive, and names it', async () => {
  const site = { 'blog/hugo.toml': '', 'blog/content/posts/b.md': markdown('B') }
  const files = { 'blog/a.png': 'pixels', 'blog/b.png': 'pixels', ...site }
  const source = await opened(await damaged(files, CRC, 1))
  const [post] = await allPosts(source)
  expect(source.warnings).toEqual([
    {
      ...{ place: { file: 'blog/b.png' }, kind: 'picture' },
      text: 'Skipped: the file is damaged in the archive.',
    },
  ])
  expect(post?.title).toBe('B')
  expect(post && (await source.file('/b.png', post))).toBeUndefined()
  expect(post && (await source.file('/a.png', post))?.name).toBe('a.png')
})
