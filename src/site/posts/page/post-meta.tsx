import { Fragment } from 'react'
import type { PostLink } from '#src/contract/posts/public-page-data.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { PostDate } from '#src/site/posts/list/post-date.tsx'
import { TagLinks } from '#src/site/posts/list/tag-links.tsx'

type PostMetaProps = { post: Post; editedAt: string | null; caseStudies: readonly PostLink[] }

/** Below the text: its tags, when it was first and last written, and the work it tells about. */
export function PostMeta({ post, editedAt, caseStudies }: PostMetaProps) {
  const { tags, publishedAt } = post
  if (tags.length + caseStudies.length === 0 && publishedAt === null) return null
  return (
    <div className="mt-12 flex max-w-post flex-wrap items-center justify-between gap-x-6 gap-y-1 font-mono text-xs text-muted">
      {caseStudies.length > 0 && (
        <p className="basis-full">
          Case study:{' '}
          {caseStudies.map(({ slug, title }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <a
                dir="auto"
                href={`/projects/${slug}`}
                className="inline-flex min-h-7 items-center text-link wrap-anywhere pointer-coarse:min-h-11"
              >
                {title}
              </a>
            </Fragment>
          ))}
        </p>
      )}
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
