import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Personal } from '#src/contract/profile/profile.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { SectionLink } from '#src/site/nav/section-link.tsx'
import { ProfileLinks } from '#src/site/profile/profile-links.tsx'
import { RichLine } from '#src/site/rich-text/rich-text.tsx'
import { charactersOf, letterKey } from '#src/lib/letter-arcs.ts'
import { HeroFigure } from './hero-figure.tsx'
import { nameLetters } from './name-letters.ts'
import type { NameLetter } from './name-letters.ts'

type HeroSectionProps = {
  personal: Personal
  /** Base URL of this site. */
  site: string
  /** Whether a resume file is active; without one the button links to the resume page. */
  hasResume: boolean
  /** Below the hero, in the same section. */
  children?: ReactNode
}

export function HeroSection({ personal, site, hasResume, children }: HeroSectionProps) {
  const { name, title, tagline, portrait, links } = personal
  const text = `${name} ${title}`
  const letters = portrait ? [] : nameLetters(text)
  return (
    <section
      id="home"
      data-anchor=""
      tabIndex={-1}
      aria-labelledby="home-title"
      className="focus:outline-none"
    >
      <div className="letters mx-auto grid max-w-content items-center gap-x-12 gap-y-6 px-5 py-8 md:gap-y-8 md:min-h-[min(46rem,calc(100svh-4rem))] md:grid-cols-[minmax(0,1fr)_16rem] md:py-16 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <p dir="auto" className="font-mono text-sm text-muted">
            <span aria-hidden>{'// '}</span>
            {title}
          </p>
          <HeroName name={name} letters={letters} />
          {tagline && (
            <p dir="auto" className="mt-5 max-w-2xl text-lg text-muted md:mt-6">
              {tagline}
            </p>
          )}
          <HeroButtons hasResume={hasResume} />
          <ProfileLinks links={links} className="mt-6 md:mt-8" />
        </div>
        <HeroFigure name={name} text={text} letters={letters} portrait={portrait} />
        <HeroStatus personal={personal} site={site} />
      </div>
      {children}
    </section>
  )
}

function HeroButtons({ hasResume }: Pick<HeroSectionProps, 'hasResume'>) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 md:mt-10">
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
  )
}

/** Location, local time and availability in one line. */
function HeroStatus({ personal, site }: Pick<HeroSectionProps, 'personal' | 'site'>) {
  const { location, timeZone, availability } = personal
  if (!location && !timeZone && availability.length === 0) return null
  return (
    <div className="overflow-hidden border-t border-border pt-5 font-mono text-xs text-muted md:col-span-full">
      <dl className="-ml-6 flex flex-wrap gap-y-1">
        {location && (
          <HeroFact name="Location">
            <bdi>{location}</bdi>
          </HeroFact>
        )}
        {timeZone && (
          <HeroFact name="Local time" className="needs-script">
            {/* The page script shows the time (page-script/home.ts). */}
            <span data-time-zone={timeZone} suppressHydrationWarning className="tabular-nums">
              --:--
            </span>
          </HeroFact>
        )}
        {availability.length > 0 && (
          <HeroFact name="Status">
            <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-success" />
            <RichLine nodes={availability} site={site} />
          </HeroFact>
        )}
      </dl>
    </div>
  )
}

type HeroFactProps = { name: string; className?: string; children: ReactNode }

/** The dot belongs to the fact that it precedes: one at the start of a line is cut off with the margin. */
function HeroFact({ name, className, children }: HeroFactProps) {
  return (
    <div
      className={clsx(
        "before:inline-block before:w-6 before:text-center before:content-['·']",
        className,
      )}
    >
      <dt className="sr-only">{name}</dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}

type HeroNameProps = { name: string; letters: readonly NameLetter[] }

/** The name as the title of the page; a letter that returns lights its arcs in the drawing. */
function HeroName({ name, letters }: HeroNameProps) {
  const classes = new Map(letters.map(({ letter, className }) => [letter, className]))
  return (
    <h1
      id="home-title"
      // One name, not letters, for screen readers.
      dir="auto"
      aria-label={name}
      className="mt-3 text-hero wrap-anywhere md:mt-4"
    >
      {charactersOf(name).map((character, index) => {
        const own = classes.get(letterKey(character))
        if (own === undefined) return character
        return (
          // A tap focuses it.
          <span key={index} tabIndex={-1} className={clsx('letter outline-none', own)}>
            {character}
          </span>
        )
      })}
    </h1>
  )
}
