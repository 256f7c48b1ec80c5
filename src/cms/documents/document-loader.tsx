'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import {
  PageHeader,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'

type DocumentLoaderProps<T> = {
  title: string
  back: { href: string; label: string }
  /** With `refetchOnMount: 'always'`: a form filled from an older copy would write that copy back. */
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** Reads a document when its editor opens. Later reads do not change the form. */
export function DocumentLoader<T>({ title, back, query, children }: DocumentLoaderProps<T>) {
  if (query.isSuccess && query.isFetchedAfterMount) return children(query.data)
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href={back.href}>{back.label}</PageHeaderBack>
          <PageHeaderTitle>{title}</PageHeaderTitle>
        </PageHeaderText>
      </PageHeader>
      {query.isFetchedAfterMount ? (
        <LoadFailure what={`The ${title.toLowerCase()}`} onRetry={() => void query.refetch()} />
      ) : (
        <Spinner label={`Loading ${title.toLowerCase()}...`} className="justify-center py-24" />
      )}
    </>
  )
}
