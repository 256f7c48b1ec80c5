import type { ComponentProps } from 'react'
import { controlClasses } from './control-classes.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" className={controlClasses(className ?? 'resize-y')} {...rest} />
}
