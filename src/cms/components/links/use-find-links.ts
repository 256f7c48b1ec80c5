import { useQueryClient } from '@tanstack/react-query'
import type { FindLinks } from '#src/editor/links/link-target.ts'

export function useFindLinks(): FindLinks {
  const client = useQueryClient()
  return async (words) => {
    const loaded = await import('./find-links.ts').catch(() => null)
    return loaded ? loaded.findLinks(client, words) : []
  }
}
