import { ChevronRight } from 'lucide-react'
import { createContext, use, useImperativeHandle, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { CardTitle } from '#src/ui/display/card.tsx'

export type SidebarCardHandle = {
  show: () => void
}

export const UnfoldedContext = createContext(false)

type SidebarCardProps = {
  title: string
  handle?: RefObject<SidebarCardHandle | null>
  isForcedOpen?: boolean
  children: ReactNode
}

export function SidebarCard({ title, handle, isForcedOpen = false, children }: SidebarCardProps) {
  const [isOpen, setIsOpen] = useState(use(UnfoldedContext))
  const isShown = isOpen || isForcedOpen
  const [isUsed, setIsUsed] = useState(isShown)
  if (isShown && !isUsed) setIsUsed(true)
  const summary = useRef<HTMLElement>(null)
  useImperativeHandle(handle, () => ({
    show: () => {
      flushSync(() => setIsOpen(true))
      summary.current?.scrollIntoView()
      summary.current?.focus({ preventScroll: true })
    },
  }))
  return (
    <details
      open={isShown}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group/card rounded-card border border-border bg-surface"
    >
      <summary
        ref={summary}
        className="scroll-mt-4 flex min-h-11 cursor-pointer items-center justify-between gap-3 px-5 py-3 group-open/card:border-b group-open/card:border-border"
      >
        <CardTitle>{title}</CardTitle>
        <ChevronRight
          aria-hidden
          className="size-4 text-muted transition-transform group-open/card:rotate-90"
        />
      </summary>
      {isUsed && children}
    </details>
  )
}
