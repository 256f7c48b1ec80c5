import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

/** The link above the title of a page, to the page above it. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center gap-2 text-sm text-muted fades-[color] hover:text-text print:hidden"
  >
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </a>
)
