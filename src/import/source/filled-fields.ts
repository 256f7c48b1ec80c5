import type { SourcePost } from './source-post.ts'

type Optional = {
  [K in keyof SourcePost as undefined extends SourcePost[K] ? K : never]?: SourcePost[K] | ''
}

export const filledFields = (fields: Optional): Partial<SourcePost> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  )
