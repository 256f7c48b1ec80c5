import { LRUCache } from 'lru-cache'
import type { WordCounts } from '#src/contract/comparison-schemas.ts'
import { comparePostTexts } from './post-version-text.ts'
import type { PostVersionText } from './post-version-text.ts'

/** Cache for the sizes of forty posts: versions never change. */
const sizes = new LRUCache<string, WordCounts>({ max: 2000 })

/** `ids` are newest first; null for the last. Sequential, so that other requests are served, and cached per pair. */
export async function sizesOfVersions(
  ids: readonly string[],
  read: (id: string) => Promise<PostVersionText>,
): Promise<(WordCounts | null)[]> {
  const found: (WordCounts | null)[] = []
  let last: { id: string; text: PostVersionText } | undefined
  const textOf = async (id: string) => {
    if (last?.id !== id) last = { id, text: await read(id) }
    return last.text
  }
  for (const [index, id] of ids.entries()) {
    const older = ids[index + 1]
    const key = `${older} ${id}`
    const known = sizes.get(key)
    if (known || older === undefined) {
      found.push(known ?? null)
      continue
    }
    const after = await textOf(id)
    const { size } = comparePostTexts(await textOf(older), after)
    if (size) sizes.set(key, size)
    found.push(size)
  }
  return found
}
