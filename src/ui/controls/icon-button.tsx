import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'

type IconButtonProps = Omit<ButtonProps, 'size' | 'children'> & {
  /** Accessible name: an icon alone has none. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} size="icon" aria-label={label}>
      {icon}
    </Button>
  )
}
