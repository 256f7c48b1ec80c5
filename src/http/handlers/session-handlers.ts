import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import { navigationOf, navigationResponse } from '#src/http/navigation-response.ts'
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '#src/services/access-tokens/access-token-service.ts'
import { endOtherSessions, endSession, listSessions } from '#src/services/auth/active-sessions.ts'
import { currentUser } from '#src/services/auth/admin-users.ts'
import { listAdministrators } from '#src/services/auth/administrators.ts'
import { finishSignIn, startSignIn } from '#src/services/auth/sign-in.ts'
import { signOut } from '#src/services/auth/sign-out.ts'

export const sessionHandlers: Handlers<'sessions'> = {
  getUser: async ({ actor }) => currentUser(actor),
  login: async ({ returnTo, redirected }, request) =>
    navigationResponse(
      await startSignIn({
        visit: navigationOf(request),
        returnTo,
        isRedirected: redirected !== undefined,
      }),
    ),
  loginCallback: async (_input, request) =>
    navigationResponse(
      await finishSignIn({
        visit: navigationOf(request),
        query: new URL(request.url).searchParams,
      }),
    ),
  logout: async (_input, request) => navigationResponse(await signOut(navigationOf(request))),
  listSessions,
  endSession,
  endOtherSessions,
  listAdministrators,
  listAccessTokens,
  createAccessToken,
  revokeAccessToken,
}
