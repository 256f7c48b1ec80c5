import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { Comparison } from '#src/contract/comparison-schemas.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { ComparisonText } from './comparison-text.tsx'

type LoadedComparisonProps<N extends string> = {
  options: UseQueryOptions<Comparison<N>>
  labelOf: (name: N) => string
}

export function LoadedComparison<N extends string>(props: LoadedComparisonProps<N>) {
  const { options, labelOf } = props
  const { data, isPending, isPlaceholderData, refetch } = useQuery(options)
  if (isPending) {
    return (
      <SkeletonList count={4} label="Comparing" className="grid gap-4">
        <Skeleton className="h-4" />
      </SkeletonList>
    )
  }
  if (!data) return <LoadFailure name="The changes" onRetry={() => void refetch()} />
  return (
    <div
      inert={isPlaceholderData}
      aria-busy={isPlaceholderData}
      className="transition-opacity inert:opacity-60"
    >
      <ComparisonText key={JSON.stringify(options.queryKey)} comparison={data} labelOf={labelOf} />
    </div>
  )
}
