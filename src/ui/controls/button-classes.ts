import clsx from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
type ButtonSize = 'medium' | 'icon'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:opacity-90',
  secondary: 'bg-surface text-text border-control hover:bg-raised',
  ghost: 'border-transparent text-text hover:bg-raised',
  // Outlined, so that it is never the most prominent control of a screen.
  danger: 'bg-surface text-danger border-danger hover:bg-raised',
}

const SIZES: Record<ButtonSize, string> = {
  medium: 'px-4 gap-2',
  icon: 'px-0 justify-center',
}

export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize }

/** Shared by buttons and by links that look like buttons. */
export const buttonClasses = (
  { variant = 'secondary', size = 'medium' }: ButtonStyle,
  className?: string,
) =>
  clsx(
    'control-size inline-flex print:hidden items-center justify-center rounded-card border text-sm font-medium',
    'whitespace-nowrap fades-[background-color,opacity]',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
