import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClasses } from './button-classes.ts'
import type { ButtonStyle } from './button-classes.ts'

export type IconProps = {
  /** Drawn before the text. */
  icon?: LucideIcon
}
export type ButtonProps = ComponentProps<'button'> & ButtonStyle & IconProps

export const ButtonIcon = ({ icon: Icon }: IconProps) =>
  Icon && <Icon aria-hidden className="size-4" />

/** A plain button: `type` defaults to `button`, so that no form is submitted by accident. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, className, type = 'button', children, ...rest } = props
  return (
    <button type={type} className={buttonClasses({ variant, size }, className)} {...rest}>
      <ButtonIcon icon={icon} />
      {children}
    </button>
  )
}
