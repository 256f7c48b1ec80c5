import { keepPreviousData } from '@tanstack/react-query'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import { callQuery } from './call-query.ts'

/** Refetched on every mount: every save adds a version. */
export const postVersionsOptions = (id: string) =>
  callQuery(postVersionCalls.listPostVersions, { params: { id } }, { staleTime: 0 })

type VersionIds = {
  id: string
  version: string
  against: string | undefined
}

/** The previous comparison is shown until the next one is loaded. */
export const comparisonOptions = ({ id, version, against }: VersionIds) =>
  callQuery(
    postVersionCalls.comparePostVersion,
    { params: { id, version }, query: { against } },
    { placeholderData: keepPreviousData },
  )
