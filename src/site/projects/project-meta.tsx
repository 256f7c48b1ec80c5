import { safeHref } from '#src/content/html/safe-url.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import { MetaItem } from '#src/site/layout/meta-item.tsx'
import { linkAttributes } from '#src/site/posts/body/link-attributes.ts'
import { StackList } from './stack-list.tsx'

type ProjectMetaProps = { project: Project; site: string }

export function ProjectMeta({ project, site }: ProjectMetaProps) {
  const { role, period, stack, links } = project
  const shown = links.flatMap(({ label, url }) => {
    const href = safeHref(url)
    return href === undefined ? [] : [{ label, href }]
  })
  return (
    <dl className="grid content-start gap-6 text-sm sm:max-lg:grid-cols-2 lg:row-span-2 lg:row-start-1 lg:sticky lg:top-24 lg:self-start">
      {role !== '' && <MetaItem name="role">{role}</MetaItem>}
      {period !== '' && <MetaItem name="period">{period}</MetaItem>}
      {stack.length > 0 && (
        <MetaItem name="stack">
          <StackList stack={stack} className="mt-1" />
        </MetaItem>
      )}
      {shown.length > 0 && (
        <MetaItem name="links">
          <ul className="grid gap-2">
            {shown.map(({ label, href }, index) => (
              <li key={index}>
                <a
                  dir="auto"
                  {...linkAttributes(href, site)}
                  className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </MetaItem>
      )}
    </dl>
  )
}
