import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { request } from './client.ts'
import { useChange } from './use-change.ts'

type Ending = { id: string } | { areTokensRevoked: boolean }

export const useEndSessions = () =>
  useChange(sessionCalls.endSession, {
    send: async (which: Ending) => {
      if ('id' in which) {
        await request(sessionCalls.endSession, { params: { id: which.id } })
        return 0
      }
      const query = { tokens: which.areTokensRevoked ? 'revoke' : undefined }
      return (await request(sessionCalls.endOtherSessions, { query })).revoked
    },
  })
