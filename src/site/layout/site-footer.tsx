import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import type { ReactNode } from 'react'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { SectionLink } from '#src/site/nav/section-link.tsx'

const linkClasses =
  'inline-flex min-h-8 items-center text-sm text-muted transition-colors duration-150 hover:text-text pointer-coarse:min-h-11'

export function SiteFooter() {
  return (
    <footer className="border-t border-border bg-surface print:hidden">
      <div className="mx-auto grid max-w-content gap-10 px-5 py-14 sm:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="font-mono text-sm font-medium">{portfolio.personal.name}</p>
          <p className="mt-2 max-w-sm text-sm text-muted">{portfolio.personal.title}</p>
        </div>
        <FooterList title="Quick Links">
          <SectionLink section="about" className={linkClasses}>
            About
          </SectionLink>
          <SectionLink section="skills" className={linkClasses}>
            Skills
          </SectionLink>
          <SectionLink section="experience" className={linkClasses}>
            Experience
          </SectionLink>
          <SectionLink section="education" className={linkClasses}>
            Education
          </SectionLink>
        </FooterList>
        <FooterList title="Resources">
          <IntentLink href="/blog" className={linkClasses}>
            Blog
          </IntentLink>
          <SectionLink section="contact" className={linkClasses}>
            Contact
          </SectionLink>
          <IntentLink href="/resume" className={linkClasses}>
            Resume
          </IntentLink>
          <SectionLink section="home" className={linkClasses}>
            Portfolio
          </SectionLink>
        </FooterList>
      </div>
      <div className="mx-auto max-w-content px-5">
        <p className="border-t border-border py-6 font-mono text-xs text-muted">
          © {new Date().getUTCFullYear()} {portfolio.personal.name}. All rights reserved.
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
