import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} dir="auto" className={controlClasses(className)} {...rest} />
}
