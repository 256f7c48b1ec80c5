import { screens } from '#src/cms/screens.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { NavigationCard, statText } from './navigation-card.tsx'
import type { Stats } from './use-stats.ts'

/** Beside the four specified cards. */
export function ProjectsCard({ stats }: { stats: Stats }) {
  const { href, Icon } = screens.projects
  const count = statText(stats.projects, ({ published, changed, drafts }) =>
    [
      `${published} published`,
      ...(changed > 0 ? [`${changed} changed since`] : []),
      pluralize(drafts, 'draft'),
    ].join(' · '),
  )
  return (
    <nav aria-label="Portfolio">
      <NavigationCard
        href={href}
        icon={Icon}
        title="Projects"
        text="Your case studies"
        count={count}
      />
    </nav>
  )
}
