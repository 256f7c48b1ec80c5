import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postListOptions } from '#src/queries/post-queries.ts'
import { mostUsed } from '#src/cms/posts/form/tag-spelling.ts'

/**
 * Categories and tags of the other posts, the most used first. Read when a field that offers them gets the
 * focus: most edits of a post concern neither.
 */
export function useUsedTerms(ownId: string | null) {
  const [isWanted, setWanted] = useState(false)
  const { data = [] } = useQuery({ ...postListOptions(), enabled: isWanted })
  const others = data.filter(({ id }) => id !== ownId)
  return {
    categories: mostUsed(others.map(({ category }) => category)),
    tags: mostUsed(others.flatMap(({ tags }) => tags)),
    want: () => setWanted(true),
  }
}

export type UsedTerms = ReturnType<typeof useUsedTerms>
