import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'

type IconButtonProps = Omit<ButtonProps, 'size'> & {
  /** Accessible name: an icon alone has none. */
  label: string
}

export const IconButton = ({ label, variant = 'ghost', ...rest }: IconButtonProps) => (
  <Button {...rest} variant={variant} size="icon" aria-label={label} />
)
