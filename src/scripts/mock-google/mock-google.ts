import { errorMessage } from '#src/lib/error-message.ts'
import { hash, randomBytes } from 'node:crypto'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { isSameSecret } from '#src/lib/http/same-secret.ts'
import { listen } from '#src/server/process/listen.ts'
import { mockAccounts } from './mock-accounts.ts'
import type { MockAccount } from './mock-accounts.ts'
import { chooserPage, requestErrorPage } from './mock-pages.ts'

const CODE_SECONDS = 60

export type MockRequest = { method: string; url: string; authorization: string; body: string }
type MockOptions = {
  /** 0 or undefined: any free port. */
  port?: number | undefined
  clientId: string
  clientSecret: string
  redirectUri: string
  allowedEmail: string
  onRequest?: (request: MockRequest) => void
}

type Grant = { account: MockAccount; challenge: string; until: number }
type Reply = { status: number; type: string; body: string; location?: string }
type State = MockOptions & { codes: Map<string, Grant>; tokens: Map<string, MockAccount> }

const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})
const html = (status: number, body: string): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
})

/**
 * For trials and tests, as strict as Google: exact client, secret and redirect URI, state, PKCE with S256, single-use
 * codes for a minute, tokens in a header. 127.0.0.1 is cross-site for localhost, as Google is. Never part of the Next
 * build.
 */
export async function startMockGoogle(options: MockOptions) {
  const state: State = { ...options, codes: new Map(), tokens: new Map() }
  const server = http.createServer((request, response) => {
    answer(state, request, response).catch((cause: unknown) => {
      response.writeHead(500).end(errorMessage(cause, 'Failed'))
    })
  })
  const { port } = await listen(server, { port: options.port ?? 0, host: '127.0.0.1' })
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type MockGoogle = Awaited<ReturnType<typeof startMockGoogle>>

async function answer(state: State, request: http.IncomingMessage, response: http.ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://google.invalid')
  const body = await text(request)
  const route = `${request.method} ${url.pathname}`
  const authorization = request.headers.authorization ?? ''
  if (route === 'GET /o/oauth2/v2/auth') return reply(response, chooser(state, url.searchParams))
  if (route === 'POST /o/oauth2/v2/auth')
    return reply(response, choose(state, new URLSearchParams(body)))
  state.onRequest?.({ method: request.method ?? '', url: request.url ?? '', authorization, body })
  if (route === 'POST /token') return token(state, request, response, new URLSearchParams(body))
  if (route === 'GET /v1/userinfo') return profile(state, authorization, response)
  return reply(response, html(404, requestErrorPage('Not found.')))
}

function reply(response: http.ServerResponse, { status, type, body, location }: Reply) {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Frame-Options': 'DENY',
    ...(location ? { Location: location } : {}),
  })
  response.end(body)
}

/** The error in an authorization request, or undefined. */
function validationProblem(state: State, query: URLSearchParams): string | undefined {
  const scope = (query.get('scope') ?? '').split(' ')
  if (!isSameSecret(query.get('client_id'), state.clientId)) return 'Unknown client_id.'
  if (query.get('redirect_uri') !== state.redirectUri)
    return `redirect_uri is not ${state.redirectUri}.`
  if (query.get('response_type') !== 'code') return 'response_type must be code.'
  if (!scope.includes('openid') || !scope.includes('email'))
    return 'scope must have openid and email.'
  if ((query.get('state') ?? '').length < 32) return 'state is missing or too short to be random.'
  if (query.get('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256.'
  if (!/^[\w-]{43}$/.test(query.get('code_challenge') ?? '')) return 'code_challenge is malformed.'
  return undefined
}

function chooser(state: State, query: URLSearchParams): Reply {
  const wrong = validationProblem(state, query)
  if (wrong) return html(400, requestErrorPage(wrong))
  return html(200, chooserPage(mockAccounts(state.allowedEmail), query))
}

function choose(state: State, form: URLSearchParams): Reply {
  const account = mockAccounts(state.allowedEmail)
    .flatMap(({ accounts }) => accounts)
    .find(({ id }) => id === form.get('account'))
  const wrong = validationProblem(state, form) ?? (account ? undefined : 'Unknown account.')
  if (wrong || !account) return html(400, requestErrorPage(wrong ?? ''))
  const back = new URL(state.redirectUri)
  back.searchParams.set('state', form.get('state') ?? '')
  if (account.error) {
    back.searchParams.set('error', account.error)
    back.searchParams.set('error_description', 'The text of a stranger, never to be shown')
  } else {
    const code = randomBytes(24).toString('base64url')
    const challenge = form.get('code_challenge') ?? ''
    state.codes.set(code, { account, challenge, until: Date.now() + CODE_SECONDS * 1000 })
    back.searchParams.set('code', code)
  }
  return { ...html(302, ''), location: back.href }
}

function token(
  state: State,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  form: URLSearchParams,
) {
  const code = form.get('code') ?? ''
  const grant = state.codes.get(code)
  const fault = grant?.account.fault
  if (fault?.startsWith('token-')) return simulateFault(fault, response)
  const isClient =
    isSameSecret(form.get('client_id'), state.clientId) &&
    isSameSecret(form.get('client_secret'), state.clientSecret)
  if (!isClient) return reply(response, json(401, { error: 'invalid_client' }))
  if (form.get('grant_type') !== 'authorization_code') {
    return reply(response, json(400, { error: 'unsupported_grant_type' }))
  }
  state.codes.delete(code)
  const challenge = hash('sha256', form.get('code_verifier') ?? '', 'base64url')
  const isGood =
    grant !== undefined &&
    grant.until > Date.now() &&
    grant.challenge === challenge &&
    form.get('redirect_uri') === state.redirectUri
  if (!isGood || request.url !== '/token')
    return reply(response, json(400, { error: 'invalid_grant' }))
  const access = randomBytes(24).toString('base64url')
  state.tokens.set(access, grant.account)
  reply(response, json(200, { access_token: access, token_type: 'Bearer', expires_in: 3600 }))
}

function profile(state: State, authorization: string, response: http.ServerResponse) {
  const account = state.tokens.get(authorization.replace(/^Bearer /, ''))
  if (!account) return reply(response, json(401, { error: 'invalid_token' }))
  const { fault } = account
  if (fault?.startsWith('profile-')) return simulateFault(fault, response)
  reply(
    response,
    json(200, {
      sub: hash('sha256', account.id).slice(0, 21),
      name: `${account.name} Example`,
      given_name: 'Alex',
      family_name: 'Example',
      email: account.email,
      email_verified: account.verified,
      ...(account.id === 'workspace' ? { hd: 'example.com' } : {}),
    }),
  )
}

function simulateFault(fault: string, response: http.ServerResponse): void {
  const kind = fault.slice(fault.indexOf('-') + 1)
  if (kind === '500') reply(response, json(500, { error: 'internal_failure' }))
  if (kind === 'html') reply(response, html(200, requestErrorPage('Down for maintenance')))
  if (kind === 'null') reply(response, json(200, null))
  if (kind === 'huge') reply(response, json(200, { access_token: 'x'.repeat(5_000_000) }))
  if (kind === 'reset') response.destroy()
  if (kind === 'stall')
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"access_token":')
}
