import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

type PostListLayoutProps = {
  intro: ReactNode
  /** Label of the current page of the list, e.g. `Page 2 of 4`. */
  place?: string | undefined
  children: ReactNode
}

export function PostListLayout({ intro, place, children }: PostListLayoutProps) {
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <a
        href="/"
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors duration-150 hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Home
      </a>
      <h1 className="mt-4 text-title">Blog</h1>
      {intro && <div className="mt-3 max-w-2xl text-balance text-muted">{intro}</div>}
      {place && <p className="mt-3 font-mono text-xs text-muted">{place}</p>}
      {children}
    </div>
  )
}
