import type { Post } from '#src/contract/posts/post-schemas.ts'
import { PostDate } from '#src/site/posts/list/post-date.tsx'
import { TagLinks } from '#src/site/posts/list/tag-links.tsx'

type PostFactsProps = { post: Post; editedAt: string | null }

/** Below the text: its tags, and when it was first and last written. */
export function PostFacts({ post: { tags, publishedAt }, editedAt }: PostFactsProps) {
  if (tags.length === 0 && publishedAt === null) return null
  return (
    <div className="mt-12 flex max-w-post flex-wrap items-center justify-between gap-x-6 gap-y-1 font-mono text-xs text-muted">
      <TagLinks tags={tags} className="min-w-0" />
      {publishedAt !== null && (
        <p>
          Published <PostDate iso={publishedAt} />
          {editedAt !== null && (
            <>
              , last changed <PostDate iso={editedAt} />
            </>
          )}
        </p>
      )}
    </div>
  )
}
