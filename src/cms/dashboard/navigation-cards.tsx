import { SCREEN_LIST } from '#src/cms/screens.ts'
import type { ScreenId } from '#src/cms/screens.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { NavigationCard, statText } from './navigation-card.tsx'
import type { Stats } from './use-stats.ts'

/** The navigation cards with their counts (S2-dashboard-08). */
export function NavigationCards({ stats }: { stats: Stats }) {
  const counts = countsOf(stats)
  return (
    <nav aria-label="Areas" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1 xl:gap-3">
      {SCREEN_LIST.map(
        ({ id, href, Icon, card }) =>
          card && (
            <NavigationCard key={id} href={href} icon={Icon} {...card} count={counts[id] ?? ''} />
          ),
      )}
    </nav>
  )
}

const countsOf = (stats: Stats): Partial<Record<ScreenId, string>> => ({
  posts: statText(stats.postsByStatus, ({ published, scheduled, drafts }) =>
    [
      `${published} published`,
      ...(scheduled > 0 ? [`${scheduled} scheduled`] : []),
      pluralize(drafts, 'draft'),
    ].join(' · '),
  ),
  media: statText(stats.media, (count) => pluralize(count, 'file')),
  resume: statText(stats.resumes, (count) => pluralize(count, 'version')),
  messages: statText(stats.messages, (count) => pluralize(count, 'message')),
})
