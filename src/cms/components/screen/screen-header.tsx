import type { ReactNode } from 'react'
import { PageHeaderActions, PageHeaderText } from './page-header.tsx'
import type { PageHeaderTextProps } from './page-header.tsx'

type ScreenHeaderProps = PageHeaderTextProps & { hint?: ReactNode }

export function ScreenHeader({ hint, children, ...text }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-border pb-5">
      <PageHeaderText {...text}>{hint && <p className="text-muted">{hint}</p>}</PageHeaderText>
      {children && <PageHeaderActions>{children}</PageHeaderActions>}
    </header>
  )
}
