import { useQueryClient } from '@tanstack/react-query'
import type { FindLinks } from '#src/editor/links/link-target.ts'

/** Finds pages of this site for a link; loaded when the first one is looked for. */
export function useFindLinks(): FindLinks {
  const client = useQueryClient()
  return async (words) => {
    const loaded = await import('./find-links.ts').catch(() => null)
    return loaded ? loaded.findLinks(client, words) : []
  }
}
