'use client'

import * as Radix from '@radix-ui/react-dropdown-menu'
import clsx from 'clsx'
import type { ComponentProps } from 'react'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

const itemClasses =
  'control-size flex cursor-default items-center gap-3 rounded-chip px-3 text-sm outline-none select-none data-disabled:text-muted data-highlighted:bg-raised'

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        align="end"
        className={clsx(
          'floats z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-44 overflow-y-auto',
          'rounded-card border border-border bg-surface p-1 text-text shadow-float',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={clsx(itemClasses, className)} {...rest} />
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1 border-t border-border" />
}
