import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { openSource } from '#src/import/open-source.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import type { ImportOptions } from '#src/services/import/import-posts.ts'
import { getPost, updatePost } from '#src/services/posts/post-service.ts'
import { adminActor } from './admin.ts'

/** Imports a file or folder, which is recognised as in the command. */
export async function importPath(path: string, options: Partial<ImportOptions> = {}) {
  const source = await openSource(path)
  try {
    return await importPosts({ actor: await adminActor(), source, ...options })
  } finally {
    await source.close()
  }
}

/** Imports a folder as a source of its own. */
export const importFolder = (folder: string, options: Partial<ImportOptions> = {}) =>
  importPath(folder, { origin: folder, ...options })

/** The stored post with an id, a slug or an address of the report. */
export const postAt = async (address = '') =>
  getPost({ actor: await adminActor(), id: address.replace('/blog/', '') })

/** As a save in the editor. */
export async function changePost(address: string, changes: Partial<PostBodyInput>) {
  const { id, status: _s, createdAt: _c, updatedAt: _u, ...fields } = await postAt(address)
  const body = postBodySchema.parse({ ...fields, ...changes })
  await updatePost({ actor: await adminActor(), id, body })
}
