import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Personal } from '#src/contract/profile/profile.ts'
import { isTimeZone, timeZoneOffsets } from '#src/lib/format/time-zone-offsets.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { SectionLink } from '#src/site/nav/section-link.tsx'
import { ProfileLinks } from '#src/site/profile/profile-links.tsx'
import { RichLine } from '#src/site/rich-text/rich-text.tsx'
import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import { mediaPath } from '#src/lib/media-path.ts'
import type { NameLine } from '#src/lib/name-arcs.ts'
import { ResponsiveImage } from '#src/site/media/responsive-image.tsx'
import { LetterCaption } from './letter-caption.tsx'
import { NameDrawing, nameSize } from './name-drawing.tsx'
import { nameLetters } from './name-letters.ts'

type HeroSectionProps = {
  personal: Personal
  nameLines: readonly NameLine[]
  site: string
  /** Whether a resume file is active; without one the button links to the resume page. */
  hasResume: boolean
  /** Below the hero, in the same section. */
  children?: ReactNode
}

export function HeroSection({ nameLines, children, ...props }: HeroSectionProps) {
  const { name, title, tagline, portrait } = props.personal
  const letters = nameLetters(name)
  return (
    <section
      id="home"
      data-anchor=""
      tabIndex={-1}
      aria-labelledby="home-title"
      className="focus:outline-none"
    >
      <div className="mx-auto max-w-content px-5 pt-8 pb-8 md:pt-12">
        <div className="lights rests @container">
          {/* A phone has no room for the caption next to the title. */}
          <div className="flex flex-wrap justify-between gap-x-6 font-mono text-sm/6">
            <p dir="auto" className="text-muted">
              <span aria-hidden className="comment">
                {'// '}
              </span>
              {title}
            </p>
            <LetterCaption text={name} letters={letters} />
          </div>
          <h1
            id="home-title"
            // One name, not letters, for screen readers.
            dir="auto"
            aria-label={name}
            className={clsx('mt-4 leading-none tracking-[-0.035em]', nameSize(nameLines))}
          >
            <NameDrawing lines={nameLines} letters={letters} />
          </h1>
        </div>
        <div className="mt-2 grid gap-x-12 gap-y-6 md:mt-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
          {portrait && <Portrait name={name} portrait={portrait} />}
          {tagline && (
            <p
              dir="auto"
              className={clsx(
                'max-w-[36rem] text-lg text-muted',
                portrait && 'md:col-start-1 md:row-start-1 md:self-start',
              )}
            >
              {tagline}
            </p>
          )}
          <HeroButtons {...props} />
        </div>
        <HeroStatus {...props} />
      </div>
      {children}
    </section>
  )
}

type PortraitProps = { name: string; portrait: PageImage }

/** Stands next to tagline and buttons; on phones above them. */
const Portrait = ({ name, portrait }: PortraitProps) => (
  <ResponsiveImage
    src={portrait.url}
    alt={portrait.alt || `Portrait of ${name}`}
    images={{ [mediaPath(portrait.url) ?? '']: portrait }}
    sizes="(min-width: 48rem) 9rem, 6rem"
    fit="square"
    isEager
    className="w-24 rounded-card border border-border md:col-start-2 md:row-span-2 md:row-start-1 md:w-36"
  />
)

function HeroButtons({ personal, hasResume }: Pick<HeroSectionProps, 'personal' | 'hasResume'>) {
  return (
    <div
      className={clsx('flex flex-wrap gap-3', personal.portrait && 'md:col-start-1 md:row-start-2')}
    >
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

/** Location, local time and availability, and the profiles on other sites. */
function HeroStatus({ personal, site }: Pick<HeroSectionProps, 'personal' | 'site'>) {
  const { location, timeZone, availability, links } = personal
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 overflow-hidden border-t border-border pt-3 md:mt-12">
      <dl className="-ml-6 flex grow flex-wrap gap-y-1 py-1 font-mono text-xs text-muted">
        {location && (
          <HeroMeta name="Location">
            <bdi>{location}</bdi>
          </HeroMeta>
        )}
        {isTimeZone(timeZone) && (
          <HeroMeta name="Local time" className="needs-script">
            {/* The page script shows the time (page-script/home.ts). */}
            <span
              data-offsets={JSON.stringify(timeZoneOffsets(timeZone))}
              suppressHydrationWarning
              className="tabular-nums"
            >
              --:--
            </span>
          </HeroMeta>
        )}
        {availability.length > 0 && (
          <HeroMeta name="Status">
            <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-success" />
            <RichLine nodes={availability} site={site} />
          </HeroMeta>
        )}
      </dl>
      <ProfileLinks links={links} />
    </div>
  )
}

type HeroMetaProps = { name: string; className?: string; children: ReactNode }

/** The dot belongs to the fact that it precedes: one at the start of a line is cut off with the margin. */
function HeroMeta({ name, className, children }: HeroMetaProps) {
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
