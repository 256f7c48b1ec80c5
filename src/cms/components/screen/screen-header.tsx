import type { ReactNode } from 'react'
import { PageHeader, PageHeaderActions, PageHeaderText } from './page-header.tsx'
import type { BackLink } from './page-header.tsx'

type ScreenHeaderProps = {
  title: string
  aside?: ReactNode
  back?: BackLink | null | undefined
  hint?: ReactNode
  children?: ReactNode
}

export function ScreenHeader({ hint, children, ...text }: ScreenHeaderProps) {
  return (
    <PageHeader>
      <PageHeaderText {...text}>{hint && <p className="text-muted">{hint}</p>}</PageHeaderText>
      {children && <PageHeaderActions>{children}</PageHeaderActions>}
    </PageHeader>
  )
}
