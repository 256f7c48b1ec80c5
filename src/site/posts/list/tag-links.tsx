import clsx from 'clsx'
import { tagSlug } from '#src/lib/tag-slug.ts'
import { tagListPath } from '#src/lib/tag-list-path.ts'

type TagLinksProps = { tags: readonly string[]; className?: string }

export function TagLinks({ tags, className }: TagLinksProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className={clsx('flex flex-wrap gap-x-3 font-mono text-xs', className)}>
      {tags.map((tag, index) => (
        <li key={index} className="min-w-0">
          <TagLink tag={tag} />
        </li>
      ))}
    </ul>
  )
}

function TagLink({ tag }: { tag: string }) {
  const slug = tagSlug(tag)
  if (slug === '')
    return (
      <span dir="auto" className="text-muted">
        #{tag}
      </span>
    )
  return (
    <a
      dir="auto"
      href={tagListPath(slug)}
      className="inline-flex min-h-7 items-center break-all text-muted underline-offset-4 fades-[color] hover:text-text hover:underline pointer-coarse:min-h-11"
    >
      #{tag}
    </a>
  )
}
