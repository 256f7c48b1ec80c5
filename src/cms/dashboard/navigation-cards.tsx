import { ArrowRight, FileText, FileUser, Image as ImageIcon, Mail } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { IntentLink } from '#src/ui/intent-link.tsx'
import { counted } from '#src/lib/counted.ts'
import type { Stat, Stats } from './use-stats.ts'

/** §2: four cards that lead on, each with what is there. */
export function NavigationCards({ stats }: { stats: Stats }) {
  return (
    <nav aria-label="Areas" className="grid gap-4 sm:grid-cols-2">
      <NavigationCard
        href="/cms/blog"
        icon={FileText}
        title="Blog Management"
        text="Write, edit and publish posts"
        count={words(stats.postsByStatus, ({ published, scheduled, drafts }) =>
          [
            `${published} published`,
            ...(scheduled > 0 ? [`${scheduled} scheduled`] : []),
            counted(drafts, 'draft'),
          ].join(' · '),
        )}
      />
      <NavigationCard
        href="/cms/media"
        icon={ImageIcon}
        title="Media Library"
        text="Images and files for posts"
        count={words(stats.media, (count) => counted(count, 'file'))}
      />
      <NavigationCard
        href="/cms/resume"
        icon={FileUser}
        title="Resume Manager"
        text="The resume visitors download"
        count={words(stats.resumes, (count) => counted(count, 'version'))}
      />
      <NavigationCard
        href="/cms/contacts"
        icon={Mail}
        title="Contact Messages"
        text="What visitors have written"
        count={words(stats.contacts, (count) => counted(count, 'message'))}
      />
    </nav>
  )
}

function words<T>(stat: Stat<T>, write: (value: T) => string): string {
  if (stat.state === 'ready') return write(stat.value)
  return stat.state === 'loading' ? 'Loading...' : 'Not available'
}

type NavigationCardProps = {
  href: string
  icon: LucideIcon
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
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="grid grow gap-1">
        <span className="text-base font-semibold">{title}</span>
        <span className="text-muted">{text}</span>
        <span className="mt-2 font-mono text-xs text-muted tabular-nums">{count}</span>
      </span>
      <ArrowRight
        aria-hidden
        className="size-4 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
      />
    </IntentLink>
  )
}
