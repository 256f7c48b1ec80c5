import clsx from 'clsx'
import { Award, GitBranch, Medal, Mic, Rocket, Trophy } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Achievement, AchievementIcon } from '#src/contract/profile/profile.ts'

const ICONS: Record<AchievementIcon, LucideIcon> = {
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

export function AchievementBadge({ icon, color }: Pick<Achievement, 'icon' | 'color'>) {
  const Icon = ICONS[icon]
  return (
    <span
      data-color={color}
      className={clsx(
        'flex size-10 shrink-0 items-center justify-center rounded-card border',
        COLORS[color],
      )}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </span>
  )
}
