import { safeHref } from '#src/content/html/safe-url.ts'
import type { Project } from '#src/contract/projects/public-projects.ts'
import { Fact } from '#src/site/layout/fact.tsx'
import { linkAttributes } from '#src/site/posts/body/link-attributes.ts'
import { StackList } from './stack-list.tsx'

type ProjectFactsProps = { project: Project; site: string }

export function ProjectFacts({ project, site }: ProjectFactsProps) {
  const { role, period, stack, links } = project
  const shown = links.flatMap(({ label, url }) => {
    const href = safeHref(url)
    return href === undefined ? [] : [{ label, href }]
  })
  return (
    <dl className="grid content-start gap-6 text-sm sm:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:self-start">
      {role !== '' && <Fact name="role">{role}</Fact>}
      {period !== '' && <Fact name="period">{period}</Fact>}
      {stack.length > 0 && (
        <Fact name="stack">
          <StackList stack={stack} className="mt-1" />
        </Fact>
      )}
      {shown.length > 0 && (
        <Fact name="links">
          <ul className="grid gap-2">
            {shown.map(({ label, href }, index) => (
              <li key={index}>
                <a
                  dir="auto"
                  {...linkAttributes(href, site)}
                  className="inline-flex min-h-8 items-center text-link pointer-coarse:min-h-11"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}
