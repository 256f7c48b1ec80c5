import type { TagPage } from '#src/contract/page-content.ts'
import { BackToBlog } from '#src/site/post/back-to-blog.tsx'
import { ListPages } from './list-pages.tsx'
import { placeInList } from './place-in-list.ts'
import { PostGrid } from './post-grid.tsx'
import { tagAddress } from './tag-address.ts'

/** Everything with one tag. */
export function TagScreen({ list }: { list: TagPage }) {
  const { posts, images, page, pageCount, postCount, name, slug } = list
  const count = postCount === 1 ? '1 post' : `${postCount} posts`
  const place = placeInList(list)
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <BackToBlog />
      <p aria-hidden className="mt-4 font-mono text-xs text-muted">
        {'// tag'}
      </p>
      <h1 className="mt-1 text-2xl break-words">{name}</h1>
      <p className="mt-3 font-mono text-xs text-muted">{place ? `${count} · ${place}` : count}</p>
      <PostGrid posts={posts} images={images} isTopOfPage />
      <ListPages list={tagAddress(slug)} page={page} pageCount={pageCount} />
    </div>
  )
}
