import type { TagPage } from '#src/contract/posts/public-page-data.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { BackLink } from '#src/site/layout/back-link.tsx'
import { Pagination } from './pagination.tsx'
import { pageLabel } from './page-label.ts'
import { PostYears } from './post-grid.tsx'
import { tagListPath } from '#src/lib/tag-list-path.ts'

export function TagScreen({ list }: { list: TagPage }) {
  const { posts, images, page, pageCount, postCount, name, slug } = list
  const count = pluralize(postCount, 'post')
  const pageText = pageLabel(list)
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <BackLink href="/blog">Back to Blog</BackLink>
      <p aria-hidden className="mt-4 font-mono text-xs text-muted">
        {'// tag'}
      </p>
      <h1 dir="auto" className="mt-1 text-title break-words">
        {name}
      </h1>
      <p className="mt-3 font-mono text-xs text-muted">
        {pageText ? `${count} · ${pageText}` : count}
      </p>
      <PostYears posts={posts} images={images} />
      <Pagination list={tagListPath(slug)} page={page} pageCount={pageCount} />
    </div>
  )
}
