import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={controlClasses(className ?? 'resize-y')} {...rest} />
}
