'use client'

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

type TooltipProviderProps = {
  /** Milliseconds before a tooltip opens. */
  delay: number
  /** Milliseconds within which the next one opens without delay. */
  skipDelay: number
  children: ReactNode
}

export function TooltipProvider({ delay, skipDelay, children }: TooltipProviderProps) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = {
  label: string
  /** One element that takes a ref: the control that the tooltip describes. */
  children: ReactNode
}

export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="floats z-50 rounded-chip border border-border bg-raised px-2.5 py-1 text-xs text-text shadow-float"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
