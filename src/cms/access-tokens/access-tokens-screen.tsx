'use client'

import { KeyRound } from 'lucide-react'
import { accessTokenCalls } from '#src/contract/access-tokens/access-token-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { NewAccessToken } from './new-access-token.tsx'
import { AccessTokenList } from './access-token-list.tsx'

const list = callQuery(
  accessTokenCalls.listAccessTokens,
  {},
  // Refetched on every mount: scripts use tokens in the meantime.
  { staleTime: 0 },
)

export function AccessTokensScreen() {
  return (
    <>
      <ScreenHeader
        title="Access tokens"
        hint="Scripts use access tokens to call the API without signing in, for example to publish posts from a Git repository."
      />
      <NewAccessToken />
      <LoadedList
        options={list}
        noun="token"
        name="The access tokens"
        skeletons={
          <SkeletonList count={2} label="Loading access tokens" className="grid gap-2" bar="h-14" />
        }
      >
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              icon={KeyRound}
              title="No access tokens yet"
              hint="Tokens you create appear here, with the time they were last used."
            />
          ) : (
            <Card className="px-5 py-1">
              <AccessTokenList tokens={known} />
            </Card>
          )
        }
      </LoadedList>
    </>
  )
}
