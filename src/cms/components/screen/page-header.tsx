import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'

export type BackLink = { href: string; label: string }

export type PageHeaderTextProps = {
  title: string
  aside?: ReactNode
  /** The dashboard by default; null for none. */
  back?: BackLink | null | undefined
  children?: ReactNode
}

export function PageHeaderText(props: PageHeaderTextProps) {
  const { title, aside, back = { href: '/cms', label: 'Back to Dashboard' }, children } = props
  return (
    <div className="grid min-w-0 gap-2">
      {back && (
        <IntentLink
          href={back.href}
          className="inline-flex min-h-6 w-fit items-center gap-1.5 font-mono text-xs text-muted transition-colors hover:text-accent pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden className="size-3.5" />
          {back.label}
        </IntentLink>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <h1 dir="auto" className="text-xl font-semibold tracking-tight">
          {title}
        </h1>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** The label of an action with an icon, read out only where five of them do not fit: on phones, and in one bar with a state. */
export const ACTION_LABEL = 'max-sm:sr-only lg:sr-only'

/** On phones, three or more actions do not fit on one line and fill their lines; five leave room for a state next to them. */
export function PageHeaderActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:gap-1.5 max-sm:has-[>:nth-child(3)]:w-full max-sm:has-[>:nth-child(3)]:*:grow has-[>:nth-child(5)]:*:px-3">
      {children}
    </div>
  )
}
