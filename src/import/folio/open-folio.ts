import { unreadable } from '#src/import/archive/unreadable.ts'
import type { ExportFiles, Source, SourceFile } from '#src/import/source/source-post.ts'
import { FOLIO_FILE, FOLIO_PATHS, folioSchema } from '#src/export-format/export-format.ts'
import { readFolioPost } from './folio-post.ts'

export async function openFolio(files: ExportFiles): Promise<Source> {
  const { site } = await readMark(files)
  const posts = files.names.filter(isPost)
  const count = posts.length === 1 ? 'one post' : `${posts.length} posts`
  return {
    kind: 'folio',
    description: `An export of ${site}: ${count}`,
    site,
    posts: async function* () {
      for (const key of posts) yield await readFolioPost(files, key)
    },
    file: (url) => Promise.resolve(findFile(files, url)),
    export: files,
    close: () => Promise.resolve(files.close()),
  }
}

const isPost = (name: string) => name.startsWith(FOLIO_PATHS.posts) && name.endsWith('.md')

async function readMark(files: ExportFiles) {
  const text = (await files.read(FOLIO_FILE)).toString('utf8')
  try {
    return folioSchema.parse(JSON.parse(text))
  } catch (error) {
    throw unreadable(FOLIO_FILE, 'has no format that this version reads', error)
  }
}

function findFile(files: ExportFiles, url: string): SourceFile | undefined {
  const name = url.startsWith('/media/') ? url.slice('/media/'.length) : ''
  const path = `${FOLIO_PATHS.media}${name}`
  if (name === '' || !files.names.includes(path)) return undefined
  return { name, read: () => files.read(path) }
}
