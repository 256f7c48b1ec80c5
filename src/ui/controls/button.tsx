import type { ComponentProps } from 'react'
import { buttonClasses } from './button-classes.ts'
import type { ButtonStyle } from './button-classes.ts'

export type ButtonProps = ComponentProps<'button'> & ButtonStyle

/** A plain button: `type` defaults to `button`, so that no form is submitted by accident. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses({ variant, size }, className)} {...rest} />
}
