type ProgressProps = { label: string; /** 0 to 1. */ share: number }

export const Progress = ({ label, share }: ProgressProps) => (
  <progress
    aria-label={label}
    value={share}
    className="block h-2 w-full appearance-none overflow-hidden rounded-full border border-control bg-raised text-accent [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-current"
  />
)
