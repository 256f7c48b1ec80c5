import { LevelBar } from './level-bar.tsx'

type ProgressProps = { label: string; /** 0 to 1. */ share: number }

export function Progress({ label, share }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <LevelBar percent={percent} />
    </div>
  )
}
