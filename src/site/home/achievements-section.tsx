import clsx from 'clsx'
import { Award, GitBranch, Medal, Mic, Rocket, Trophy } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Achievement } from '#src/contract/profile/profile.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { HomeSection } from './home-section.tsx'

const ICONS: Record<Achievement['icon'], LucideIcon> = {
  trophy: Trophy,
  award: Award,
  medal: Medal,
  rocket: Rocket,
  'git-branch': GitBranch,
  mic: Mic,
}

const COLORS: Record<Achievement['color'], string> = {
  gold: 'text-warning border-warning',
  silver: 'text-muted border-control',
}

export function AchievementsSection({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <HomeSection
      id="achievements"
      layout="above"
      meta={pluralize(achievements.length, 'distinction')}
    >
      {/* On phones one row to swipe, which the keyboard scrolls too. */}
      <div
        role="group"
        aria-labelledby="achievements-title"
        tabIndex={0}
        className="max-sm:swipe-area sm:contents"
      >
        <ul className="max-sm:swipe-items sm:grid sm:grid-cols-2 gap-px sm:overflow-hidden sm:rounded-card sm:border sm:border-border sm:bg-border sm:[&>:last-child:nth-child(odd)]:col-span-full">
          {achievements.map((achievement, index) => (
            <AchievementItem key={index} achievement={achievement} />
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}

function AchievementItem({ achievement }: { achievement: Achievement }) {
  const { title, description, year, type, icon, color } = achievement
  const Icon = ICONS[icon]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 content-start rounded-card border border-border bg-bg p-4 sm:rounded-none sm:border-0 sm:p-6">
      <span
        data-color={color}
        className={clsx(
          'flex size-10 items-center justify-center rounded-card border',
          COLORS[color],
        )}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.5} />
      </span>
      <div>
        <p className="font-mono text-xs text-muted">
          <bdi>{year}</bdi> · <bdi>{type}</bdi> · <span className="capitalize">{color}</span>
        </p>
        <h3 dir="auto" className="mt-0.5 text-base leading-snug sm:mt-1">
          {title}
        </h3>
      </div>
      <p dir="auto" className="mt-2 text-sm text-muted max-sm:col-span-2 sm:col-start-2">
        {description}
      </p>
    </li>
  )
}
