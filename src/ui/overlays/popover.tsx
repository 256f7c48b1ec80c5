'use client'

import * as Radix from '@radix-ui/react-popover'
import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

/** Requires an `aria-label`: it is a dialog and needs a name. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        // The Escape that ends a conversion does not close it.
        onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
        // The use of a notification does not close it.
        onInteractOutside={(event) => isInNotice(event) && event.preventDefault()}
        className={clsx(
          'floats z-50 w-72 rounded-card border border-border bg-surface p-4 text-text shadow-float',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

const isInNotice = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-notices]') !== null
