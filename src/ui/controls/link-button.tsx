import { IntentLink } from './intent-link.tsx'
import type { ComponentProps } from 'react'
import { buttonClasses } from './button-classes.ts'
import type { ButtonStyle } from './button-classes.ts'

type LinkButtonProps = ComponentProps<typeof IntentLink> & ButtonStyle

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <IntentLink className={buttonClasses({ variant, size }, className)} {...rest} />
}

type AnchorButtonProps = ComponentProps<'a'> & ButtonStyle

/** For public pages, and for targets other than pages: files, calls the browser navigates to, mail links. */
export function AnchorButton({ variant, size, className, ...rest }: AnchorButtonProps) {
  return <a className={buttonClasses({ variant, size }, className)} {...rest} />
}
