import type { Media } from '#collections/generated/payload-types.ts'
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types'
import { afterCommit } from '#src/services/platform/after-commit.ts'
import { runUnlessBackingUp } from './backup-lock.ts'
import { FILE_KINDS, writeAll } from './file-store.ts'
import type { FileKind, FileStore } from './file-store.ts'
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Plugin } from 'payload'

/** The only place that defines a stored file's address. */
export const fileUrl = (kind: FileKind, name: string) => `/files/${kind}/${name}`

/**
 * The plugin uploads after INSERT and before COMMIT, so a row always has its file. It also deletes before COMMIT, so
 * removal is deferred, and during a backup left to the orphan sweep.
 */
const payloadStorageAdapter =
  (store: FileStore): Adapter =>
  ({ collection }) => {
    const kind = kindOf(collection.slug)
    return {
      name: 'folio-store',
      handleUpload: async ({ file, req }) => {
        const renditions = req.context.preparedUpload?.renditions ?? []
        await writeAll(store, kind, [{ name: file.filename, bytes: file.buffer }, ...renditions])
      },
      handleDelete: async ({ doc, filename, req }) => {
        const names = new Set([filename, ...storedNames(doc as Partial<Media>)])
        const remove = async () => {
          await Promise.all([...names].map((name) => store.remove(kind, name)))
        }
        await afterCommit(req, async () => {
          await runUnlessBackingUp(req.payload.db.pool, remove)
        })
      },
      generateURL: ({ filename }) => fileUrl(kind, filename),
      // /files decides who sees which file, and sets types and headers.
      staticHandler: (_req, { params }) =>
        new Response(null, { status: 307, headers: { Location: fileUrl(kind, params.filename) } }),
    }
  }

/** Payload plugin: keeps the files of `media` and `resumes` in `store`, and serves them under /files. */
export const storagePlugin = (store: FileStore): Plugin =>
  cloudStoragePlugin({
    collections: Object.fromEntries(FILE_KINDS.map((kind) => [kind, options(kind, store)])),
  })

const options = (kind: FileKind, store: FileStore) => ({
  adapter: payloadStorageAdapter(store),
  generateFileURL: ({ filename }: { filename: string }) => fileUrl(kind, filename),
})

function kindOf(slug: string): FileKind {
  const kind = FILE_KINDS.find((candidate) => candidate === slug)
  if (!kind) throw new Error(`No files are stored for ${slug}`)
  return kind
}

const storedNames = ({ storedName, renditions, earlier }: Partial<Media>): string[] => [
  ...(storedName ? [storedName] : []),
  ...(renditions ?? []).map(({ name }) => name),
  ...(earlier ?? []).flatMap((file) => [file.name, ...file.renditions.map(({ name }) => name)]),
]
