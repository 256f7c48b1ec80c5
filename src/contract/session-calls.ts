import { z } from 'zod'
import { defineCall } from './call.ts'
import { userSchema } from './users.ts'

/** §7: the calls about the session. */
export const sessionCalls = {
  getUser: defineCall({
    method: 'GET',
    path: '/api/auth/user',
    auth: 'admin',
    summary: 'The signed-in user',
    response: userSchema,
    status: 200,
    errors: [],
  }),
  login: defineCall({
    method: 'GET',
    path: '/api/login',
    auth: 'anyone',
    summary: 'Start the Google sign-in (browser navigation)',
    query: z.object({ returnTo: z.string().optional(), redirected: z.string().optional() }),
    answers: 'redirect',
    status: 302,
    errors: [429],
  }),
  loginCallback: defineCall({
    method: 'GET',
    path: '/api/auth/google/callback',
    auth: 'anyone',
    summary: 'Where Google sends the browser back to',
    answers: 'redirect',
    status: 302,
    errors: [],
  }),
  logout: defineCall({
    method: 'GET',
    path: '/api/logout',
    auth: 'anyone',
    summary: 'End the session (browser navigation)',
    answers: 'redirect',
    status: 303,
    errors: [],
  }),
} as const
