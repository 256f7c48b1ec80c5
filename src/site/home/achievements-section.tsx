import { portfolio } from '#src/portfolio/portfolio.ts'
import type { Achievement } from '#src/portfolio/portfolio.ts'
import { AchievementBadge } from './achievement-badge.tsx'
import { HomeSection } from './home-section.tsx'

export function AchievementsSection() {
  return (
    <HomeSection id="achievements" title="Achievements">
      <ul className="grid gap-px overflow-hidden rounded-card border border-border bg-border sm:grid-cols-2">
        {portfolio.achievements.map((achievement) => (
          <AchievementItem key={achievement.title} achievement={achievement} />
        ))}
      </ul>
    </HomeSection>
  )
}

function AchievementItem({ achievement }: { achievement: Achievement }) {
  const { title, description, year, type, icon, color } = achievement
  return (
    <li className="flex gap-4 bg-surface p-6">
      <AchievementBadge icon={icon} color={color} />
      <div className="min-w-0">
        <p className="font-mono text-xs text-muted">
          {year} · {type} · <span className="capitalize">{color}</span>
        </p>
        <h3 className="mt-1 text-base leading-snug">{title}</h3>
        <p className="mt-2 text-sm text-muted">{description}</p>
      </div>
    </li>
  )
}
