import type { ReactNode } from 'react'
import type { Profile } from '#src/contract/profile/profile.ts'
import { hiddenSections } from '#src/site/nav/hidden-sections.ts'
import { NameMark } from '#src/site/nav/name-mark.tsx'
import { SiteHeader } from '#src/site/nav/site-header.tsx'
import { NavigationPlaceholder } from './navigation-placeholder.tsx'
import { PageApp } from './page-app.tsx'
import { SiteFooter } from './site-footer.tsx'

type PublicShellProps = {
  profile: Profile
  /** When the newest post was published, for the footer. */
  lastPublished?: string | null
  /** Above the header: the announcement. */
  bar?: ReactNode
  children: ReactNode
}

export function PublicShell({ profile, lastPublished = null, bar, children }: PublicShellProps) {
  const hidden = hiddenSections(profile)
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <a
        href="#page:content"
        className="fixed top-3 left-3 z-60 -translate-y-24 rounded-card bg-accent px-4 py-2 text-sm text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {bar}
      <SiteHeader
        brand={profile.personal.name}
        mark={<NameMark name={profile.personal.name} className="mr-2.5" />}
        hidden={hidden}
      />
      <main id="page:content" tabIndex={-1} className="flex-1 focus:outline-none">
        <NavigationPlaceholder />
        {children}
      </main>
      <SiteFooter personal={profile.personal} hidden={hidden} lastPublished={lastPublished} />
      <PageApp />
    </div>
  )
}
