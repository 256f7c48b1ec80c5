import type { ReactNode } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { TooltipProvider } from '#src/ui/overlays/tooltip.tsx'

/** Screens whose buttons have tooltips; the others do not load the tooltip code. */
export default function TooltipLayout({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider delay={TIMES.tooltipDelay} skipDelay={TIMES.tooltipSkipDelay}>
      {children}
    </TooltipProvider>
  )
}
