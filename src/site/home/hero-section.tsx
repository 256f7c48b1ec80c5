import type { ReactNode } from 'react'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { SectionLink } from '#src/site/nav/section-link.tsx'
import { LocalTime } from './local-time.tsx'

type HeroSectionProps = {
  /** Whether a resume file is active; without one the button links to the resume page. */
  hasResume: boolean
}

export function HeroSection({ hasResume }: HeroSectionProps) {
  const { name, title, tagline, location, timeZone, availability } = portfolio.personal
  return (
    <section
      id="home"
      data-anchor=""
      tabIndex={-1}
      aria-labelledby="home-title"
      className="mx-auto flex min-h-[min(46rem,calc(100svh-4rem))] max-w-content flex-col justify-center px-5 py-16 focus:outline-none"
    >
      <p className="font-mono text-sm text-muted">
        <span aria-hidden>{'// '}</span>
        {title}
      </p>
      <h1 id="home-title" className="mt-4 text-hero">
        {name}
      </h1>
      <p className="mt-6 max-w-2xl text-lg text-muted">{tagline}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        <SectionLink
          section="contact"
          className={buttonClasses({ variant: 'primary' }, 'px-5 font-mono')}
        >
          CONTACT_ME()
        </SectionLink>
        <AnchorButton
          href={hasResume ? '/api/resume' : '/resume'}
          target="_blank"
          rel="noopener"
          className="px-5 font-mono"
        >
          DOWNLOAD_CV
        </AnchorButton>
      </div>
      <dl className="mt-16 grid max-w-2xl gap-x-12 gap-y-4 border-t border-border pt-6 font-mono text-xs sm:grid-cols-[auto_auto_1fr]">
        <HeroFact name="location">{location}</HeroFact>
        <HeroFact name="local_time">
          <LocalTime timeZone={timeZone} />
        </HeroFact>
        <HeroFact name="status">
          <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-success" />
          {availability}
        </HeroFact>
      </dl>
    </section>
  )
}

function HeroFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
