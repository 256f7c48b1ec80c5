'use client'

import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { calls } from '#src/contract/api/calls.ts'
import { accessTokenListOptions } from '#src/queries/access-token-queries.ts'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import {
  PageHeader,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { UnreadableItemsNote } from '#src/cms/components/unreadable-items-note.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { NewAccessToken } from './new-access-token.tsx'
import { AccessTokenList } from './access-token-list.tsx'

/** Access tokens for scripts: creates and revokes them. */
export function AccessTokensScreen() {
  const tokens = useQuery(accessTokenListOptions())
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle>Access tokens</PageHeaderTitle>
          <p className="text-muted">
            A script with a token uses the API without signing in, for example to publish the posts
            of a repository.
          </p>
        </PageHeaderText>
      </PageHeader>
      <NewAccessToken />
      {tokens.isPending && (
        <SkeletonList count={2} label="Loading access tokens" className="grid gap-2">
          <Skeleton className="h-14 w-full" />
        </SkeletonList>
      )}
      {tokens.isError && !tokens.data && (
        <LoadFailure what="The access tokens" onRetry={() => void tokens.refetch()} />
      )}
      <UnreadableItemsNote call={calls.listAccessTokens} noun="token" />
      {tokens.data?.length === 0 && (
        <EmptyState
          icon={<KeyRound aria-hidden className="size-7" strokeWidth={1.5} />}
          title="No access tokens yet"
          hint="Tokens that you create are listed here, with their last use."
        />
      )}
      {tokens.data && tokens.data.length > 0 && (
        <Card className="px-5 py-1">
          <AccessTokenList tokens={tokens.data} />
        </Card>
      )}
    </>
  )
}
