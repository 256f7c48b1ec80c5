import type { Personal } from '#src/contract/profile/profile.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'

type AuthorBoxProps = { author: string; owner: Personal }

/** Author and links at the end of a post. Shows the owner's profile only if the owner wrote the post. */
export function AuthorBox({ author, owner }: AuthorBoxProps) {
  const { name, title, tagline } = owner
  return (
    <aside
      aria-label="About the author"
      className="mt-16 rounded-card border border-border bg-surface p-6 sm:p-8 print:hidden"
    >
      <p aria-hidden className="font-mono text-xs text-muted">
        {'// written by'}
      </p>
      <p className="mt-1 text-lg font-semibold">{author}</p>
      {author === name && (
        <>
          <p className="text-sm text-muted">{title}</p>
          {tagline && <p className="mt-3 max-w-xl text-sm">{tagline}</p>}
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/#contact" variant="primary">
          Get in Touch
        </LinkButton>
        <LinkButton href="/blog">More Posts</LinkButton>
      </div>
    </aside>
  )
}
