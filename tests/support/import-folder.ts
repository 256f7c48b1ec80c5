import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import type { ImportOptions } from '#src/services/import/import-posts.ts'
import { getPost } from '#src/services/posts/post-service.ts'
import { adminActor } from './admin-actor.ts'

/** Imports a folder of Markdown. */
export const importFolder = async (folder: string, options: Partial<ImportOptions> = {}) =>
  importPosts({
    ...{ actor: await adminActor(), source: await openMarkdown(folder), origin: folder },
    ...options,
  })

/** The stored content of the post at an address of the report. */
export const contentAt = async (address = '') =>
  (await getPost({ actor: await adminActor(), id: address.replace('/blog/', '') })).content
