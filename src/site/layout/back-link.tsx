import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The link above the title of a page, to the page above it. */
export const BackLink = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a
    className={clsx(
      'inline-flex min-h-11 items-center gap-2 text-sm text-muted fades-[color] hover:text-text',
      className,
    )}
    {...rest}
  >
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </a>
)
