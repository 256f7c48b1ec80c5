import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { postListOptions } from '#src/queries/post-queries.ts'
import { mostUsed } from '#src/cms/posts/form/tag-spelling.ts'

/** Most used first. Read when a field gets focus: most edits need neither. */
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
