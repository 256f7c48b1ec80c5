import type { ReactNode } from 'react'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from './page-header.tsx'

type ScreenHeaderProps = {
  title: string
  /** A count on the line of the title. */
  aside?: ReactNode
  /** What the screen is for, in a sentence. */
  hint?: ReactNode
  /** Actions. */
  children?: ReactNode
}

/** Top of a screen that the dashboard leads to. */
export function ScreenHeader({ title, aside, hint, children }: ScreenHeaderProps) {
  return (
    <PageHeader>
      <PageHeaderText>
        <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
        <PageHeaderTitle aside={aside}>{title}</PageHeaderTitle>
        {hint && <p className="text-muted">{hint}</p>}
      </PageHeaderText>
      {children && <PageHeaderActions>{children}</PageHeaderActions>}
    </PageHeader>
  )
}
