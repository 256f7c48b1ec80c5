import { resetForEachFile } from './file-state.ts'

/**
 * Stands in for `next/cache`, which works only inside a request of Next: records invalidations, so that a test can
 * assert that a write invalidated the public pages. Next's real cache is tested end to end.
 */
export interface Revalidation {
  path: string
  type?: 'layout' | 'page'
}

const recorded: Revalidation[] = []
resetForEachFile(() => recorded.splice(0))

/** Next's signature; the call is only recorded. */
export function revalidatePath(path: string, type?: 'layout' | 'page'): void {
  recorded.push(type === undefined ? { path } : { path, type })
}

/** Invalidations since the last call of this function. */
export const takeRevalidations = (): Revalidation[] => recorded.splice(0)
