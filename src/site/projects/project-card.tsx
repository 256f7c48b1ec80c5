import clsx from 'clsx'
import { COUNTS } from '#src/contract/limits.ts'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ProjectSummary } from '#src/contract/projects/public-project-schemas.ts'
import { DEFAULT_POST_IMAGE, ResponsiveImage } from '#src/site/media/responsive-image.tsx'
import { SharedElement } from '#src/ui/display/shared-element.tsx'
import { StackList } from './stack-list.tsx'

type ProjectCardProps = {
  project: ProjectSummary
  images: PageImages
  headingLevel: 2 | 3
  /** Wide cards have the text next to the cover on wide screens; small ones a small cover on phones. */
  variant: 'wide' | 'small'
  isFirst: boolean
}

// Value of `sizes`: the column of the cover. A small one on a phone is as high as its card; a photo is cropped.
const SIZES = {
  wide: '(min-width: 75rem) 40rem, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)',
  small: '(min-width: 75rem) 34rem, (min-width: 40rem) calc(50vw - 2rem), 22rem',
}

/** A project in a list; the link of its title covers the card. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, images, headingLevel, variant, isFirst } = props
  const { title, summary, period, stack, cover } = project
  const Heading = `h${headingLevel}` as const
  const isWide = variant === 'wide'
  // The home page of a phone is long enough.
  const onHome = headingLevel === 3 && 'max-sm:hidden'
  return (
    <article
      className={clsx(
        'group relative h-full overflow-hidden rounded-card border border-border bg-surface',
        'fades-[border-color] focus-within:border-control hover:border-control',
        isWide
          ? 'lg:grid lg:grid-cols-[7fr_5fr] print:grid print:grid-cols-[2fr_3fr]'
          : 'max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)]',
      )}
    >
      {/* The title is next to it, hence the empty alternative text. */}
      <SharedElement name={`project-cover-${project.slug}`}>
        <ResponsiveImage
          src={cover ?? DEFAULT_POST_IMAGE}
          alt=""
          images={images}
          sizes={SIZES[variant]}
          fit="cover"
          isEager={isFirst}
          className={clsx(
            'border-border',
            isWide
              ? 'max-lg:border-b lg:border-r lg:[&_img]:min-h-full print:self-center print:border-0'
              : COVER_BESIDE_ON_PHONES,
          )}
        />
      </SharedElement>
      <div
        className={clsx('flex min-w-0 flex-col', isWide ? 'p-5 sm:p-8 print:p-5' : 'p-4 sm:p-6')}
      >
        <p dir="auto" className="font-mono text-xs text-muted">
          {period}
        </p>
        <SharedElement name={`project-title-${project.slug}`}>
          <Heading
            dir="auto"
            className={clsx('mt-2 leading-snug', isWide ? 'text-xl' : 'text-base sm:text-lg')}
          >
            <a
              href={`/projects/${project.slug}`}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </a>
          </Heading>
        </SharedElement>
        <p
          dir="auto"
          className={clsx('mt-2 text-sm text-muted', !isWide && summaryOnPhones(project))}
        >
          {summary}
        </p>
        <FirstOutcome
          project={project}
          className={isWide ? 'mt-6 border-t border-border pt-4' : 'mt-2 flex-wrap sm:mt-4'}
        />
        <StackList
          stack={stack.slice(0, COUNTS.cardStack)}
          className={clsx('mt-auto pt-5', isWide ? onHome : 'max-sm:hidden')}
        />
      </div>
    </article>
  )
}

const COVER_BESIDE_ON_PHONES = 'max-sm:border-r sm:border-b max-sm:[&_img]:h-full'

/** A small card shows what came of it; without an outcome, the beginning of the sentence. */
const summaryOnPhones = ({ outcomes }: ProjectSummary) =>
  outcomes.length > 0 ? 'max-sm:hidden' : 'max-sm:line-clamp-3'

type FirstOutcomeProps = { project: ProjectSummary; className: string }

function FirstOutcome({ project: { outcomes }, className }: FirstOutcomeProps) {
  const [first] = outcomes
  if (!first) return null
  return (
    <p dir="auto" className={clsx('flex items-baseline gap-x-3 text-sm text-muted', className)}>
      <span className="figure shrink-0 text-xl font-semibold text-text tabular-nums">
        {first.figure}
      </span>
      {first.meaning}
    </p>
  )
}
