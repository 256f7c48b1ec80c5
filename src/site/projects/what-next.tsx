import { ArrowRight } from 'lucide-react'
import type { ProjectPageData } from '#src/contract/projects/public-projects.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'

/** The end of a case study: the next one, and the contact form. */
export function WhatNext({ next }: Pick<ProjectPageData, 'next'>) {
  return (
    <nav
      aria-label="Continue"
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-6 border-t border-border pt-8 print:hidden"
    >
      {next && (
        <IntentLink href={`/projects/${next.slug}`} className="group min-w-0">
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
        </IntentLink>
      )}
      <LinkButton href="/#contact" variant="primary">
        Get in Touch
      </LinkButton>
    </nav>
  )
}
