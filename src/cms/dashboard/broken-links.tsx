import type { BrokenLink, PostWithBrokenLinks } from '#src/contract/posts/broken-link-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { AttentionLine } from './attention-line.tsx'
import { brokenLinkText } from '#src/cms/components/broken-link-text.ts'

/** Posts with broken links, all but the first folded; each leads to the editor, with the first of its links selected. */
export function BrokenLinks({ posts }: { posts: readonly PostWithBrokenLinks[] }) {
  const others = posts.slice(1)
  return (
    <>
      <Lines posts={posts.slice(0, 1)} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer py-1.5 text-muted hover:text-accent pointer-coarse:min-h-11">
            {pluralize(others.length, 'more post')} with broken links
          </summary>
          <Lines posts={others} />
        </details>
      )}
    </>
  )
}

const Lines = ({ posts }: { posts: readonly PostWithBrokenLinks[] }) =>
  posts.map(({ id, title, links }) => {
    const [first] = links
    return (
      first && (
        <AttentionLine key={id} href={editAddress(id, first)} detail={brokenLinkText(first)}>
          {pluralize(links.length, 'broken link')} in “<bdi>{title}</bdi>”
        </AttentionLine>
      )
    )
  })

const editAddress = (id: string, { url }: BrokenLink) =>
  `/cms/blog/edit/${id}?show=${encodeURIComponent(url)}`
