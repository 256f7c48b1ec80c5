'use client'

import { ArrowLeft, LogOut } from 'lucide-react'
import { calls } from '#src/contract/calls.ts'
import { useAuth } from '#src/queries/users.ts'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/kit/page-header.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { AnchorButton, LinkButton } from '#src/ui/link-button.tsx'
import { ThemePicker } from '#src/ui/theme/theme-picker.tsx'
import { NavigationCards } from './navigation-cards.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { useStats } from './use-stats.ts'

/** §2 Dashboard: where one arrives after signing in. */
export function DashboardScreen() {
  const { user } = useAuth()
  const stats = useStats()
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderTitle aside={<Badge tone="accent">Admin Mode</Badge>}>
            Dashboard
          </PageHeaderTitle>
          <p className="text-muted">Welcome back, {user?.firstName || user?.email}</p>
        </PageHeaderText>
        <PageHeaderActions>
          <LinkButton href="/">
            <ArrowLeft aria-hidden className="size-4" />
            Back to Site
          </LinkButton>
          <ThemePicker />
          {/* No client navigation: the call ends the session and redirects. */}
          <AnchorButton href={calls.logout.path}>
            <LogOut aria-hidden className="size-4" />
            Logout
          </AnchorButton>
        </PageHeaderActions>
      </PageHeader>
      <SummaryCards stats={stats} />
      <NavigationCards stats={stats} />
    </>
  )
}
