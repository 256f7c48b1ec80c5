import { isRecord } from '#src/lib/json-record.ts'
import { basename } from 'node:path'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readJsonValues } from '#src/import/archive/read-json-values.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
import { exportSource } from '#src/import/source/export-source.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { readWithinDeadline } from '#src/import/source/within-deadline.ts'
import { devtoPost } from './devto-post.ts'

export const isDevtoList = (name: string): boolean => /^(?:[^/]+\/)?articles\.json$/.test(name)

export async function openDevto(files: ExportedFiles): Promise<Source> {
  const name = files.names.find(isDevtoList) ?? ''
  const articles = async function* () {
    const file = basename(name)
    const paths = ['$.*']
    const values = readJsonValues(file, await files.open(name), { paths, what: 'export of dev.to' })
    for await (const { value } of values) {
      if (!isRecord(value) || !('body_markdown' in value)) throw unreadable(file, NO_ARTICLES)
      yield readWithinDeadline({ key: file, place: { file } }, () => devtoPost(value, file))
    }
  }
  let posts = 0
  let user: string | undefined
  for await (const { oldPaths } of articles()) {
    posts += 1
    user ??= /^\/([^/]+)\//.exec(oldPaths[0] ?? '')?.[1]
  }
  return exportSource(files, {
    ...{ kind: 'devto', name: 'dev.to', count: posts, posts: articles },
    site: user && `https://dev.to/${user}`,
  })
}

const NO_ARTICLES = 'is not a dev.to export: expected a list of articles with “body_markdown”'
