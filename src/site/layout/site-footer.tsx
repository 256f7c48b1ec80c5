import type { ReactNode } from 'react'
import type { Personal } from '#src/contract/profile/profile.ts'
import { FEED_FORMATS } from '#src/lib/feed-formats.ts'
import { PostDate } from '#src/site/posts/list/post-date.tsx'
import { NameMark } from '#src/site/nav/name-mark.tsx'
import { SectionLink } from '#src/site/nav/section-link.tsx'
import { visibleSections } from '#src/site/nav/sections.ts'
import type { SectionId } from '#src/site/nav/sections.ts'

const linkClasses =
  'inline-flex min-h-8 items-center text-sm text-muted fades-[color] hover:text-text pointer-coarse:min-h-11'

const QUICK_LINKS: readonly SectionId[] = ['about', 'skills', 'experience', 'education']

const FEED_CLASSES =
  'inline-flex min-h-8 items-center fades-[color] hover:text-text pointer-coarse:min-h-11'

const currentYear = () => new Date().getUTCFullYear()

type SiteFooterProps = {
  personal: Personal
  /** Sections without content. */
  hidden: readonly SectionId[]
  /** When the newest post was published. */
  lastPublished: string | null
}

export function SiteFooter({ personal, hidden, lastPublished }: SiteFooterProps) {
  const quick = visibleSections(hidden).filter(({ id }) => QUICK_LINKS.includes(id))
  return (
    <footer className="border-t border-border bg-surface print:hidden">
      <div className="drawn-nearby mx-auto grid max-w-content grid-cols-2 gap-x-6 gap-y-6 px-5 py-8 sm:grid-cols-[2fr_1fr_1fr] sm:gap-10 sm:py-14">
        <div className="max-sm:col-span-2">
          <NameMark name={personal.name} className="mb-3 block" />
          <p dir="auto" className="font-mono text-sm font-medium wrap-anywhere">
            {personal.name}
          </p>
          <p dir="auto" className="mt-2 max-w-sm text-sm text-muted">
            {personal.title}
          </p>
        </div>
        {quick.length > 0 && (
          <FooterList title="Quick Links">
            {quick.map(({ id, label }) => (
              <SectionLink key={id} section={id} className={linkClasses}>
                {label}
              </SectionLink>
            ))}
          </FooterList>
        )}
        <FooterList title="Resources">
          <a href="/blog" className={linkClasses}>
            Blog
          </a>
          <SectionLink section="contact" className={linkClasses}>
            Contact
          </SectionLink>
          <a href="/resume" className={linkClasses}>
            Resume
          </a>
          <a href="/projects" className={linkClasses}>
            Portfolio
          </a>
        </FooterList>
      </div>
      <div className="mx-auto max-w-content px-5 font-mono text-xs text-muted">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-border pt-6">
          <p className="wrap-anywhere">
            © {currentYear()} <bdi>{personal.name}</bdi>
          </p>
          <nav aria-label="Feeds">
            <ul className="flex gap-x-4">
              {Object.values(FEED_FORMATS).map(({ file, label }) => (
                <li key={file}>
                  <a href={`/${file}`} className={FEED_CLASSES}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="mt-1 pb-6">
          {lastPublished !== null && (
            <>
              Last published <PostDate iso={lastPublished} />.{' '}
            </>
          )}
          Set in Geist and Geist Mono, without cookies or trackers.
        </p>
      </div>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 font-mono text-xs font-normal text-muted">{title}</h2>
      <ul className="flex flex-col">
        {children.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
