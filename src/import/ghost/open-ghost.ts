import { isRecord, recordOf, textValue } from '#src/lib/json-record.ts'
import type { Readable } from 'node:stream'
import { parse } from 'yaml'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { exportSource } from '#src/import/source/export-source.ts'
import type {
  Source,
  SourceFile,
  SourcePost,
  SourceWarning,
} from '#src/import/source/source-post.ts'
import { readWithinDeadline } from '#src/import/source/within-deadline.ts'
import { ghostPost } from './ghost-post.ts'
import { isPage, readRelations } from './ghost-relations.ts'
import type { GhostRelations } from './ghost-relations.ts'
import { ghostRows } from './ghost-rows.ts'

type GhostFiles = {
  file: string
  open: () => Promise<Readable>
  /** Finds a file by its path from `images`, `media` or `files`. Ghost's own export lacks the last two. */
  find: (path: string) => Promise<SourceFile | undefined>
  routes?: string | undefined
  close: () => void
}

export async function openGhost(files: GhostFiles): Promise<Source> {
  const { file } = files
  const rows = async () => ghostRows(file, await files.open())
  const relations = await readRelations(await rows())
  const permalinks = permalinksOf(files.routes, relations.permalinks)
  const { version, posts: count, pages } = relations
  return exportSource(files, {
    ...{ kind: 'ghost', name: `Ghost ${version}`.trim(), count, left: [[pages.length, 'page']] },
    async *posts(): AsyncGenerator<SourcePost> {
      for await (const { table, row } of await rows()) {
        if (table === 'posts' && !isPage(row))
          yield readWithinDeadline({ key: file, place: { file } }, () =>
            ghostPost(row, { file, relations, permalinks }),
          )
      }
    },
    warnings: warningsOf(file, relations),
    file: async (url) => {
      const [, folder, path] = CONTENT.exec(url) ?? []
      return path === undefined ? undefined : files.find(`${folder}/${decodePercent(path)}`)
    },
  })
}

function warningsOf(file: string, { pages, hasInjection }: GhostRelations): SourceWarning[] {
  const warnings: SourceWarning[] = pages.map((title) => ({
    ...{ place: { file: `${file}, page “${title}”` }, kind: 'page' },
    text: 'Skipped: pages are not imported.',
  }))
  const text = 'The code that the settings inject into every page is not imported.'
  return hasInjection ? [...warnings, { place: { file }, text, kind: 'code' }] : warnings
}

/** `/content/images/size/w600/2023/05/a.jpg` of any site is `2023/05/a.jpg`: sizes are made from the original. */
const CONTENT = /\/content\/(images|media|files)\/(?:size\/\w+\/)?(?:format\/\w+\/)?([^?#]+)/

/** The default permalink, the permalink of old settings, and those in `routes.yaml`: each may have been used. */
function permalinksOf(routes: string | undefined, old: string | undefined): string[] {
  const found = new Set(['/{slug}/'])
  if (old !== undefined) found.add(old)
  for (const collection of Object.values(collectionsOf(routes))) {
    const permalink = isRecord(collection) ? textValue(collection['permalink']) : ''
    if (permalink.startsWith('/')) found.add(permalink)
  }
  return [...found]
}

function collectionsOf(routes: string | undefined): object {
  try {
    const document: unknown = parse(routes ?? '')
    return recordOf(recordOf(document)['collections'])
  } catch {
    // Ghost itself would not have started with it; URLs are then the default.
    return {}
  }
}
