import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Plugin } from 'payload'
import { FILE_KINDS } from './file-store.ts'
import type { FileKind, FileStore } from './file-store.ts'
import { fileUrl, payloadStorageAdapter } from './payload-storage-adapter.ts'

/** Payload plugin: keeps the files of `media` and `resumes` in `store`, and serves them under /files. */
export const storagePlugin = (store: FileStore): Plugin =>
  cloudStoragePlugin({
    collections: Object.fromEntries(FILE_KINDS.map((kind) => [kind, options(kind, store)])),
  })

const options = (kind: FileKind, store: FileStore) => ({
  adapter: payloadStorageAdapter(store),
  generateFileURL: ({ filename }: { filename: string }) => fileUrl(kind, filename),
})
