import type { ProfileLink } from '#src/contract/profile/profile.ts'
import { LinkIcon } from './link-icons.tsx'

/** The owner's profiles on other sites: an icon and a name each. */
export function ProfileLinks({ links }: { links: readonly ProfileLink[] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label="Profiles" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {links.map(({ kind, label, url }, index) => (
        <li key={index} className="min-w-0">
          <a
            href={url}
            rel="me noopener"
            target="_blank"
            className="inline-flex min-h-8 items-center gap-2 text-muted fades-[color] hover:text-accent pointer-coarse:min-h-11"
          >
            <LinkIcon kind={kind} />
            <span dir="auto" className="min-w-0 break-words underline-offset-4 hover:underline">
              {label}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
