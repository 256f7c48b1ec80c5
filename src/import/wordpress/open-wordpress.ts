import type { Readable } from 'node:stream'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { exportSource } from '#src/import/source/export-source.ts'
import type { Source, SourceFile, SourcePost } from '#src/import/source/source-post.ts'
import { readWithinDeadline } from '#src/import/source/within-deadline.ts'
import { readWxr } from './read-wxr.ts'
import type { WxrEvent } from './read-wxr.ts'
import { isPost, readRelations } from './wordpress-relations.ts'
import { wordpressPost } from './wordpress-post.ts'

/** Locations of an export. WordPress.com splits large blogs into several documents of one archive. */
type WordpressFiles = {
  documents: readonly { file: string; open: () => Promise<Readable> }[]
  /** Finds a file by its path from `uploads`: exports contain none, but they may be next to the export. */
  find: (path: string) => Promise<SourceFile | undefined>
  close: () => void
}

/** Reads an export (WXR) twice: first relations, then post by post. Errors: `invalid`. */
export async function openWordpress(files: WordpressFiles): Promise<Source> {
  const relations = await readRelations(eventsOf(files))
  const { site, posts: count, pages, discarded, others } = relations
  return exportSource(files, {
    ...{ kind: 'wordpress', name: 'WordPress', count, site },
    left: [
      [pages, 'page'],
      [discarded, 'post in the trash', 'posts in the trash'],
      [others, 'of other kinds', 'of other kinds'],
    ],
    async *posts(): AsyncGenerator<SourcePost> {
      for (const { file, open } of files.documents) {
        for await (const event of readWxr(file, await open())) {
          if (event.type === 'item' && isPost(event.item))
            yield readWithinDeadline(
              { key: `${file}:${event.item.line}`, place: { file, line: event.item.line } },
              () => wordpressPost(event.item, { file, relations }),
            )
        }
      }
    },
    warnings: relations.left,
    file: async (address) => {
      for (const path of uploadPaths(address)) {
        const found = await files.find(`uploads/${path}`)
        if (found) return found
      }
      return undefined
    },
  })
}

async function* eventsOf({
  documents,
}: WordpressFiles): AsyncGenerator<WxrEvent & { file: string }> {
  for (const { file, open } of documents)
    for await (const event of readWxr(file, await open())) yield { ...event, file }
}

/** `…/uploads/2019/05/a-300x200.jpg` → the original `2019/05/a.jpg`, else the size itself. */
function uploadPaths(address: string): string[] {
  const [, encoded] = /\/uploads\/([^?#]+)/.exec(address) ?? []
  if (encoded === undefined) return []
  const path = decodePercent(encoded)
  return [...new Set([path.replace(/-\d+x\d+(?=\.\w+$)/, ''), path])]
}
