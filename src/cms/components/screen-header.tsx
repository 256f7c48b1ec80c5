import type { ReactNode } from 'react'
import { PageHeader, PageHeaderActions, PageHeaderText } from './page-header.tsx'
import type { BackLink } from './page-header.tsx'

type ScreenHeaderProps = {
  title: string
  /** A count on the line of the title. */
  aside?: ReactNode
  back?: BackLink | null | undefined
  /** What the screen is for, in a sentence. */
  hint?: ReactNode
  /** Actions. */
  children?: ReactNode
}

/** Top of a screen without a publishing bar. */
export function ScreenHeader({ hint, children, ...text }: ScreenHeaderProps) {
  return (
    <PageHeader>
      <PageHeaderText {...text}>{hint && <p className="text-muted">{hint}</p>}</PageHeaderText>
      {children && <PageHeaderActions>{children}</PageHeaderActions>}
    </PageHeader>
  )
}
