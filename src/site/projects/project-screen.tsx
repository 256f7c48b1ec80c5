import { ArrowRight } from 'lucide-react'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import type { Project, ProjectPageData } from '#src/contract/projects/public-project-schemas.ts'
import { BackLink } from '#src/site/layout/back-link.tsx'
import { LightboxImage } from '#src/site/media/lightbox-image.tsx'
import { PostBody } from '#src/site/posts/body/post-body.tsx'
import { SharedElement } from '#src/ui/display/shared-element.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { ProjectMeta } from './project-meta.tsx'
import { ProjectOutcomes } from './project-outcomes.tsx'

type ProjectScreenProps = { project: Project; pageData: ProjectPageData & RenderedBody }

// Value of `sizes`: the column of the text, or the screen without its margins.
const COVER_SIZES =
  '(min-width: 70rem) 49.5rem, (min-width: 64rem) calc(100vw - 20.5rem), calc(100vw - 2.5rem)'

export function ProjectScreen({ project, pageData }: ProjectScreenProps) {
  const { blocks, images, site, next } = pageData
  const { title, summary, cover, outcomes } = project
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <BackLink href="/projects">All Projects</BackLink>
      <article className="mt-6">
        <header className="max-w-3xl">
          <SharedElement name={`project-title-${project.slug}`}>
            <h1 dir="auto" className="text-title text-balance break-words">
              {title}
            </h1>
          </SharedElement>
          <p dir="auto" className="mt-5 text-lg text-muted">
            {summary}
          </p>
        </header>
        <ProjectOutcomes outcomes={outcomes} />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
          {cover !== null && (
            <div className="lg:col-start-2">
              <SharedElement name={`project-cover-${project.slug}`}>
                <LightboxImage
                  src={cover}
                  alt=""
                  images={images}
                  sizes={COVER_SIZES}
                  fit="cover"
                  isEager
                  className="rounded-card border border-border"
                />
              </SharedElement>
            </div>
          )}
          <ProjectMeta project={project} site={site} />
          <PostBody blocks={blocks} images={images} hasCover={cover !== null} site={site} />
        </div>
      </article>
      <ProjectFooterNav next={next} />
    </div>
  )
}

/** The end of a case study: the next one, and the contact form. */
function ProjectFooterNav({ next }: Pick<ProjectPageData, 'next'>) {
  return (
    <nav
      aria-label="Continue"
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-border pt-8 print:hidden"
    >
      {next && (
        <a href={`/projects/${next.slug}`} className="group min-w-0">
          <span className="flex items-center gap-2 font-mono text-xs text-muted">
            Next project
            <ArrowRight aria-hidden className="size-4" />
          </span>
          <span
            dir="auto"
            className="mt-1 block text-lg font-semibold underline-offset-4 group-hover:underline"
          >
            {next.title}
          </span>
        </a>
      )}
      <AnchorButton href="/#contact" variant="primary">
        Get in Touch
      </AnchorButton>
    </nav>
  )
}
