import type { ComponentProps } from 'react'
import { ButtonIcon } from './button.tsx'
import type { IconProps } from './button.tsx'
import { buttonClasses } from './button-classes.ts'
import type { ButtonStyle } from './button-classes.ts'
import { IntentLink } from './intent-link.tsx'

type LinkButtonProps = ComponentProps<typeof IntentLink> & ButtonStyle & IconProps

export function LinkButton(props: LinkButtonProps) {
  const { variant, size, icon, className, children, ...rest } = props
  return (
    <IntentLink className={buttonClasses({ variant, size }, className)} {...rest}>
      <ButtonIcon icon={icon} />
      {children}
    </IntentLink>
  )
}

type AnchorButtonProps = ComponentProps<'a'> & ButtonStyle & IconProps

/** For public pages, and for targets other than pages: files, calls the browser navigates to, mail links. */
export function AnchorButton(props: AnchorButtonProps) {
  const { variant, size, icon, className, children, ...rest } = props
  return (
    <a className={buttonClasses({ variant, size }, className)} {...rest}>
      <ButtonIcon icon={icon} />
      {children}
    </a>
  )
}
