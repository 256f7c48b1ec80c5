import { Script } from 'node:vm'
import type { Source, SourcePost } from './source-post.ts'

const WORK = Symbol.for('folio.work')
const call = new Script('globalThis[Symbol.for("folio.work")]()')
const slot = globalThis as { [WORK]?: () => void }

/** Reading or converting one post takes milliseconds; this is for texts that are made to take minutes. */
const POST_MS = 10_000

/** Stops the function after the deadline, even inside a regular expression. Errors: `TooSlow`. */
export function withinDeadline<Value>(work: () => Value, deadlineMs = POST_MS): Value {
  const result: { value?: Value } = {}
  slot[WORK] = () => {
    result.value = work()
  }
  try {
    call.runInThisContext({ timeout: deadlineMs })
  } catch (error) {
    const isSlow = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    throw isSlow ? new TooSlow() : error
  }
  return result.value as Value
}

export class TooSlow extends Error {
  constructor() {
    super('Its text takes too long to read.')
    this.name = 'TooSlow'
  }
}

/** Returns a post of the source, or a post that cannot be imported when reading takes too long. */
export function readWithinDeadline(
  { key, place }: Pick<SourcePost, 'key' | 'place'>,
  read: () => SourcePost,
): SourcePost {
  try {
    return withinDeadline(read)
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error
    return {
      ...{ key, place, tags: [], isDraft: false, oldPaths: [], warnings: [] },
      ...{ body: { format: 'html', text: '' }, problem: error.message },
    }
  }
}

/** The source with each of its posts converted further. */
export const mapPosts = (source: Source, convert: (post: SourcePost) => SourcePost): Source => ({
  ...source,
  async *posts() {
    for await (const post of source.posts()) yield readWithinDeadline(post, () => convert(post))
  },
})
