import { ArrowRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { SCREEN_LIST } from '#src/cms/screens.ts'
import type { ScreenId } from '#src/cms/screens.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import type { Stat, Stats } from './use-stats.ts'

/** The navigation cards with their counts (S2-dashboard-08). */
export function NavigationCards({ stats }: { stats: Stats }) {
  const counts = countsOf(stats)
  return (
    <nav aria-label="Areas" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
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

function statText<T>({ data, isError }: Stat<T>, write: (value: T) => string): string {
  if (data !== undefined) return write(data)
  return isError ? 'Not available' : 'Loading...'
}

type NavigationCardProps = {
  href: string
  icon: LucideIcon | undefined
  title: string
  text: string
  count: string
}

function NavigationCard({ href, icon: Icon, title, text, count }: NavigationCardProps) {
  return (
    <IntentLink
      href={href}
      className="group flex items-start gap-4 rounded-card border border-border bg-surface p-5 transition-colors hover:border-accent"
    >
      {Icon && (
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
      )}
      <span className="grid grow content-start gap-1">
        <span className="text-base font-semibold">{title}</span>
        <span className="text-muted">{text}</span>
        <span className="mt-2 font-mono text-xs text-muted tabular-nums">{count}</span>
      </span>
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 text-muted transition-transform xl:hidden group-hover:translate-x-0.5 group-hover:text-accent"
      />
    </IntentLink>
  )
}
