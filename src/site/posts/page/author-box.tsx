import type { Personal } from '#src/contract/profile/profile.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'

type AuthorBoxProps = { author: string; owner: Personal }

/** Author and links at the end of a post. Shows the owner's profile only if the owner wrote the post. */
export function AuthorBox({ author, owner }: AuthorBoxProps) {
  const { name, title, tagline } = owner
  return (
    <aside aria-label="About the author">
      <p aria-hidden className="font-mono text-xs text-muted">
        {'// written by'}
      </p>
      <p dir="auto" className="mt-1 text-xl leading-snug font-semibold wrap-anywhere">
        {author}
      </p>
      {author === name && (
        <>
          <p dir="auto" className="mt-1 text-sm text-muted">
            {title}
          </p>
          {tagline && (
            <p dir="auto" className="mt-3 max-w-md text-sm">
              {tagline}
            </p>
          )}
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <AnchorButton href="/#contact" variant="primary">
          Get in Touch
        </AnchorButton>
        <AnchorButton href="/blog">More Posts</AnchorButton>
      </div>
    </aside>
  )
}
