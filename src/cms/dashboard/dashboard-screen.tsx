'use client'

import { ArrowLeft, LogOut, Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { screens } from '#src/cms/screens.ts'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { useAuth } from '#src/queries/user-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { AnchorButton, LinkButton } from '#src/ui/controls/link-button.tsx'
import { ThemePicker } from '#src/ui/theme/theme-picker.tsx'
import { recentActivityOptions } from '#src/queries/activity-queries.ts'
import { ActivityLine } from '#src/cms/activity/activity-line.tsx'
import { Card, CardHeader } from '#src/ui/display/card.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { TaskCard } from './task-card.tsx'
import { NavigationCards } from './navigation-cards.tsx'
import { PageViewsCard } from './page-views-card.tsx'
import { useStats } from './use-stats.ts'
import type { Stat, Stats } from './use-stats.ts'

export function DashboardScreen() {
  const { user } = useAuth()
  const stats = useStats()
  return (
    <>
      <ScreenHeader
        title="Dashboard"
        back={null}
        aside={<Badge tone="accent">Admin Mode</Badge>}
        hint={`Welcome back, ${user?.firstName || user?.email}`}
      >
        <LinkButton
          icon={Plus}
          href={`${screens.posts.href}/new`}
          variant="primary"
          className="max-sm:w-full"
        >
          New Post
        </LinkButton>
        {/* On phones without icons, so that the three buttons fit on one line. */}
        <div className="flex flex-wrap gap-2 max-sm:[&_select]:pr-3 max-sm:[&_svg]:hidden">
          <LinkButton icon={ArrowLeft} href="/">
            Back to Site
          </LinkButton>
          <ThemePicker />
          {/* A plain link, not client navigation: the call ends the session and redirects. */}
          <AnchorButton icon={LogOut} href={sessionCalls.logout.path}>
            Logout
          </AnchorButton>
        </div>
      </ScreenHeader>
      <SummaryCards stats={stats} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <TaskCard stats={stats} />
        <PageViewsCard />
        <RecentActivity />
      </div>
      <NavigationCards stats={stats} />
    </>
  )
}

function RecentActivity() {
  const recent = useQuery(recentActivityOptions())
  return (
    <Card role="region" aria-label="Recent activity" className="lg:max-xl:col-span-2">
      <CardHeader title="Recent activity">
        <IntentLink
          href={screens.activity.href}
          className="inline-flex min-h-6 items-center font-mono text-xs text-muted hover:text-accent pointer-coarse:min-h-11"
        >
          All activity
        </IntentLink>
      </CardHeader>
      <div className="px-5 py-2">
        {recent.isPending && <Skeleton className="my-3 h-4 w-2/3" />}
        {recent.isError && <p className="py-2.5 text-danger">Not available</p>}
        {recent.data?.length === 0 && <p className="py-2.5 text-muted">No activity yet.</p>}
        {recent.data && (
          <ul className="divide-y divide-border">
            {recent.data.map((entry) => (
              <ActivityLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

/** Four summary cards (S2-dashboard-07). */
function SummaryCards({ stats }: { stats: Stats }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <SummaryCard label="Total Blogs" stat={stats.posts} />
      <SummaryCard label="Media Files" stat={stats.media} />
      <SummaryCard label="Contacts" stat={stats.messages} />
      <SummaryCard label="Resume Files" stat={stats.resumes} />
    </dl>
  )
}

type SummaryCardProps = { label: string; stat: Stat<number> }

function SummaryCard({ label, stat: { data, isError } }: SummaryCardProps) {
  return (
    <Card className="flex flex-col p-4">
      <dt className="font-mono text-xs text-muted">{label}</dt>
      <dd className="flex h-7 items-center text-lg font-semibold tabular-nums">
        {data}
        {data === undefined && !isError && <Skeleton className="h-5 w-12" />}
        {data === undefined && isError && (
          <span className="text-sm font-normal text-danger">Not available</span>
        )}
      </dd>
    </Card>
  )
}
