import type { PageLink } from '#src/lib/rank-similar-paths.ts'

export function PathList({ label, addresses }: { label: string; addresses: readonly PageLink[] }) {
  return (
    <nav aria-label={label} className="mb-4 basis-full">
      <ul className="flex flex-col items-start">
        {addresses.map(({ href, label: text }, index) => (
          <li key={index} suppressHydrationWarning className="min-w-0">
            <a
              dir="auto"
              suppressHydrationWarning
              href={href}
              className="inline-flex min-h-8 items-center text-link wrap-anywhere pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
