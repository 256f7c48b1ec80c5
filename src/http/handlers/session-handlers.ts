import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import { navigationOf } from '#src/http/navigation-response.ts'
import * as tokens from '#src/services/access-tokens/access-token-service.ts'
import * as sessions from '#src/services/auth/active-sessions.ts'
import { currentUser } from '#src/services/auth/admin-users.ts'
import { listAdministrators } from '#src/services/auth/administrators.ts'
import { finishSignIn, startSignIn } from '#src/services/auth/sign-in.ts'
import { signOut } from '#src/services/auth/sign-out.ts'

export const sessionHandlers: Handlers<'sessions'> = {
  getUser: async ({ actor }) => currentUser(actor),
  login: (input, request) => startSignIn({ ...input, visit: navigationOf(request) }),
  loginCallback: (_input, request) =>
    finishSignIn({ visit: navigationOf(request), query: new URL(request.url).searchParams }),
  logout: (_input, request) => signOut(navigationOf(request)),
  ...handlersOf(sessions),
  listAdministrators,
  ...handlersOf(tokens),
}
