import type { ReactNode } from 'react'

/** Line drawings on a grid of 24, like the other icons of the site; none is a brand's own file. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  github: (
    <path d="M9 21v-3.5c-4.5 1.3-4.5-2.3-6.5-2.5M15 21v-3.8c0-1-.3-1.7-.8-2.2 3-.3 5.3-1.6 5.3-5.5 0-1.4-.5-2.5-1.3-3.4.3-1 .2-2.1-.2-3.1-1.2 0-2.4.6-3.3 1.3a11 11 0 0 0-5.4 0C8.4 3.6 7.2 3 6 3c-.4 1-.5 2.1-.2 3.1C5 7 4.5 8.1 4.5 9.5c0 3.9 2.3 5.2 5.3 5.5-.5.5-.8 1.2-.8 2.2" />
  ),
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.5 2.5 0 0 1 5 0V17" />
    </>
  ),
  mastodon: (
    <path d="M15.5 20.5c-4.5.7-7.5-.6-8.3-3.5M20 12.5c0 2.7-2 4.1-5 4.4-3.4.3-6 .2-8-.4-2-.8-3-2.5-3-5V9c0-3.5 2-5 5-5.3 2-.2 4-.2 6 0C18 4 20 5.5 20 9zM8 13V9.5a2 2 0 0 1 4 0V12M12 9.5a2 2 0 0 1 4 0V13" />
  ),
  bluesky: (
    <path d="M12 11.5C11 9 8.5 6 6 4.5c-1.8-1-3-.5-3 1.5 0 1.5.6 5 1.1 6 .9 1.6 2.7 2 4.9 1.7-3.5.6-4.2 2.5-2.5 4.3 2.7 2.8 4.5.3 5.5-2.5 1 2.8 2.8 5.3 5.5 2.5 1.7-1.8 1-3.7-2.5-4.3 2.2.3 4-.1 4.9-1.7.5-1 1.1-4.5 1.1-6 0-2-1.2-2.5-3-1.5-2.5 1.5-5 4.5-6 7z" />
  ),
  x: <path d="M4 4l16 16M20 4 4 20" />,
  gitlab: <path d="M12 20 3.5 13.5 6 5l2.5 5.5h7L18 5l2.5 8.5z" />,
  youtube: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  email: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
}

/** A globe, for every other site. */
const OTHER = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
  </>
)

/** The icon is decorative, because the name of the link is next to it. */
export function LinkIcon({ kind }: { kind: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 shrink-0 fill-none"
    >
      {ICONS[kind] ?? OTHER}
    </svg>
  )
}
