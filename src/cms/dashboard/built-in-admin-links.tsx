const LINKS = [
  { href: '/payload/collections/posts', label: 'Versions and all fields of posts' },
  { href: '/payload/collections/preview-links', label: 'Preview links' },
] as const

/** What only the built-in admin has. Plain links: it is another application with its own layout. */
export function BuiltInAdminLinks() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-muted">
      <span>More in the built-in admin:</span>
      {LINKS.map(({ href, label }) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
        >
          {label}
        </a>
      ))}
    </p>
  )
}
