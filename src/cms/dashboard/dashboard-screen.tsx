'use client'

import { ArrowLeft, LogOut, Plus } from 'lucide-react'
import { screens } from '#src/cms/screens.ts'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { useAuth } from '#src/queries/user-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { ThemePicker } from '#src/ui/theme/theme-picker.tsx'
import { AttentionCard } from './attention-card.tsx'
import { NavigationCards } from './navigation-cards.tsx'
import { PageViewsCard } from './page-views-card.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { useStats } from './use-stats.ts'

/** The first screen after signing in. */
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
          <IntentLink
            href={`${screens.posts.href}/new`}
            className={buttonClasses({ variant: 'primary' }, 'max-sm:w-full')}
          >
            <Plus aria-hidden className="size-4" />
            New Post
          </IntentLink>
          {/* On phones without icons, so that the three buttons fit on one line. */}
          <div className="flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
            <IntentLink href="/" className={buttonClasses({})}>
              <ArrowLeft aria-hidden className="size-4" />
              Back to Site
            </IntentLink>
            <ThemePicker />
            {/* A plain link, not client navigation: the call ends the session and redirects. */}
            <AnchorButton href={sessionCalls.logout.path}>
              <LogOut aria-hidden className="size-4" />
              Logout
            </AnchorButton>
          </div>
        </PageHeaderActions>
      </PageHeader>
      {/* The tasks come first; on wide screens the readers beside them, also for the keyboard where browsers support it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:[reading-flow:grid-rows] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_17rem] xl:grid-rows-[auto_1fr]">
        <AttentionCard stats={stats} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-2 lg:row-start-2 xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1">
          <SummaryCards stats={stats} />
          <NavigationCards stats={stats} />
        </div>
        <PageViewsCard />
        <div className="lg:col-span-2">
          <RecentActivity />
        </div>
      </div>
    </>
  )
}
