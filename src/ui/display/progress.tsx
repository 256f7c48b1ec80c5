type ProgressProps = { label: string; /** 0 to 1. */ share: number }

export const Progress = ({ label, share }: ProgressProps) => (
  <progress
    aria-label={label}
    value={share}
    className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-control/45 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
  />
)
