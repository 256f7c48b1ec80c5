import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Plugin } from 'payload'
import { watchTransactions } from './after-commit.ts'
import { FILE_KINDS } from './file-store.ts'
import type { FileKind, FileStore } from './file-store.ts'
import { fileUrl, payloadStorageAdapter } from './payload-storage-adapter.ts'

/** Payload plugin: keeps the files of `media` and `resumes` in `store`, and serves them under /files. */
export const storagePlugin =
  (store: FileStore): Plugin =>
  (incoming) => {
    const collections = Object.fromEntries(FILE_KINDS.map((kind) => [kind, options(kind, store)]))
    const config = cloudStoragePlugin({ collections })(incoming)
    return {
      ...config,
      onInit: async (payload) => {
        watchTransactions(payload.db)
        await config.onInit?.(payload)
      },
    }
  }

const options = (kind: FileKind, store: FileStore) => ({
  adapter: payloadStorageAdapter(store),
  generateFileURL: ({ filename }: { filename: string }) => fileUrl(kind, filename),
})
