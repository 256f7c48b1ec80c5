import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SourcePost } from '#src/import/source/source-post.ts'

export type PostSpool = {
  /** In their order; each time from the file. */
  posts: () => AsyncGenerator<SourcePost>
  skip: (posts: number) => void
  close: () => Promise<void>
}

/** Posts are kept on disk, because links may point to later posts. Unlinked once open, so that a kill leaves no file. */
export async function spoolPosts(
  source: AsyncIterable<SourcePost>,
  onPost: (post: SourcePost) => void,
): Promise<PostSpool> {
  const name = path.join(tmpdir(), `folio-import-posts-${randomUUID()}`)
  const file = await open(name, 'wx+', 0o600)
  const sizes: { fields: number; text: number }[] = []
  try {
    await rm(name)
    for await (const post of source) {
      onPost(post)
      // The serializer copies long texts into a heap that stays: 70 MB more for 5,000 posts.
      const fields = serialize({ ...post, body: { ...post.body, text: '' } })
      const text = Buffer.from(post.body.text)
      await file.writev([fields, text])
      sizes.push({ fields: fields.length, text: text.length })
    }
  } catch (error) {
    await file.close()
    throw error
  }
  let skipped = 0
  return {
    posts: async function* () {
      let position = 0
      for (const [at, size] of sizes.entries()) {
        const length = size.fields + size.text
        if (at < skipped) {
          position += length
          continue
        }
        const { buffer } = await file.read({ buffer: Buffer.alloc(length), position })
        position += length
        const post = deserialize(buffer.subarray(0, size.fields)) as SourcePost
        yield { ...post, body: { ...post.body, text: buffer.toString('utf8', size.fields) } }
      }
    },
    skip: (posts) => {
      skipped = posts
    },
    close: () => file.close(),
  }
}
