'use client'

import { useQuery } from '@tanstack/react-query'
import { appearanceOptions } from '#src/queries/appearance-queries.ts'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import {
  PageHeader,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { AppearanceForm } from './appearance-form.tsx'

const HEADER = (
  <PageHeaderText>
    <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
    <PageHeaderTitle>Appearance</PageHeaderTitle>
  </PageHeaderText>
)

/** The accents of the six themes, and the icon of the site. */
export function AppearanceScreen() {
  const { data, isError, isPending, refetch } = useQuery(appearanceOptions())
  return (
    <>
      {!data && <PageHeader>{HEADER}</PageHeader>}
      {isPending && (
        <SkeletonList
          count={6}
          label="Loading the appearance"
          className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
        >
          <Skeleton className="h-72 w-full" />
        </SkeletonList>
      )}
      {isError && !data && <LoadFailure what="The appearance" onRetry={() => void refetch()} />}
      {data && <AppearanceForm stored={data} header={HEADER} />}
    </>
  )
}
