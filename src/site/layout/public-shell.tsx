import type { ReactNode } from 'react'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { SiteHeader } from '#src/site/nav/site-header.tsx'
import { NavigationPlaceholder } from './navigation-placeholder.tsx'
import { SiteFooter } from './site-footer.tsx'

/** Header and footer of the public pages; the body is the `main` landmark. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-3 left-3 z-60 -translate-y-24 rounded-card bg-accent px-4 py-2 text-sm text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <SiteHeader brand={portfolio.personal.name} />
      <main id="content" tabIndex={-1} className="flex-1 focus:outline-none">
        <NavigationPlaceholder>{children}</NavigationPlaceholder>
      </main>
      <SiteFooter />
    </div>
  )
}
