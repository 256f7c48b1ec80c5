import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import type { BackLink } from '#src/cms/components/screen/page-header.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'

type DocumentLoaderProps<T> = {
  title: string
  noun?: string
  back?: BackLink
  options: UseQueryOptions<T>
  children: (data: T) => ReactNode
}

/** Reads a document when its editor opens. Later reads do not change the form. */
export function DocumentLoader<T>(props: DocumentLoaderProps<T>) {
  const { title, noun = title.toLowerCase(), back, options, children } = props
  // A form filled from an older copy would write that copy back.
  const query = useQuery({ ...options, refetchOnMount: 'always' })
  if (query.isSuccess && query.isFetchedAfterMount) return children(query.data)
  return (
    <>
      <ScreenHeader title={title} back={back} />
      {query.isFetchedAfterMount && !query.isSuccess ? (
        <LoadFailure name={`This ${noun}`} onRetry={() => void query.refetch()} />
      ) : (
        <Spinner label={`Loading ${noun}...`} className="justify-center py-24" />
      )}
    </>
  )
}
