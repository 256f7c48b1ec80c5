import { randomBytes } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { Strategy } from 'passport-google-oauth20'
import type { Profile, VerifyCallback } from 'passport-google-oauth20'
import { isRecord, parseJson } from '#src/lib/json-record.ts'
import type { GoogleProfile } from './account-allowlist.ts'
import type { GoogleSettings } from './google-settings.ts'

/** All of Google's responses together take well under a second; longer means Google is failing. */
const GOOGLE_TIMEOUT_MS = 5000
/** A token and a profile are about 2 kB. */
const MAX_RESPONSE_BYTES = 256 * 1024

type Handshake = { state: string; verifier: string }
type Outcome =
  | { kind: 'redirect'; location: string }
  | { kind: 'success'; profile: GoogleProfile }
  | { kind: 'refused' }

/** The methods that the strategy's types leave to Express; neither Express nor passport is needed. */
type DrivenStrategy = {
  authenticate: (request: object, options: object) => void
  redirect: (location: string) => void
  success: (profile: GoogleProfile) => void
  fail: () => void
  error: (cause: unknown) => void
  _oauth2: {
    setAgent: (agent: http.Agent) => void
    useAuthorizationHeaderforGET: (use: boolean) => void
    _executeRequest: Execute
  }
}
type Answered = (error: unknown, body?: string, response?: http.IncomingMessage) => void
type Execute = (library: unknown, options: object, body: string | null, done: Answered) => void
type Attempted = { attempt: Handshake }

/** Returns the authorization URL, and the state and verifier that the browser must return with. */
export async function startGoogleSignIn(settings: GoogleSettings) {
  const request = { query: {}, attempt: { state: '', verifier: '' } }
  const outcome = await run(settings, request, { prompt: 'select_account' })
  if (outcome.kind !== 'redirect') throw new Error('Google sign-in did not start')
  return { location: outcome.location, ...request.attempt }
}

/** Returns null if Google rejects the code. Throws if Google fails, or does not answer within 5 s. */
export async function exchangeGoogleCode(
  settings: GoogleSettings,
  { code, ...attempt }: Handshake & { code: string },
): Promise<GoogleProfile | null> {
  const outcome = await run(settings, { query: { code, state: attempt.state }, attempt }, {})
  return outcome.kind === 'success' ? outcome.profile : null
}

async function run(settings: GoogleSettings, request: object, options: object): Promise<Outcome> {
  const agent = boundedAgent(new URL(settings.tokenUrl).protocol === 'https:')
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error('Google did not answer in time')),
        GOOGLE_TIMEOUT_MS,
      )
      const strategy = createStrategy(settings) as unknown as DrivenStrategy
      strategy._oauth2.setAgent(agent)
      // Otherwise the access token is sent in the query string, and ends up in logs.
      strategy._oauth2.useAuthorizationHeaderforGET(true)
      requireJsonObject(strategy._oauth2)
      strategy.redirect = (location) => resolve({ kind: 'redirect', location })
      strategy.success = (profile) => resolve({ kind: 'success', profile })
      strategy.fail = () => resolve({ kind: 'refused' })
      strategy.error = (cause) => {
        if (isInvalidGrant(cause)) resolve({ kind: 'refused' })
        else reject(new Error(`Google sign-in failed: ${describe(cause)}`))
      }
      strategy.authenticate(request, options)
    })
  } finally {
    clearTimeout(timer)
    agent.destroy()
  }
}

const createStrategy = (settings: GoogleSettings) =>
  new Strategy(
    {
      clientID: settings.clientId,
      clientSecret: settings.clientSecret,
      callbackURL: settings.callbackUrl,
      authorizationURL: settings.authorizationUrl,
      tokenURL: settings.tokenUrl,
      userProfileURL: settings.profileUrl,
      scope: ['openid', 'email', 'profile'],
      // The types of the library allow neither S256 nor a custom store with it.
      pkce: true,
      store: pkceStore as never,
    },
    readProfile,
  )

/** Passport selects the PKCE form by `Function.length`: five and four parameters, without defaults or rest. */
const pkceStore = {
  store(
    request: Attempted,
    verifier: string,
    _state: unknown,
    _meta: unknown,
    done: (error: null, state: string) => void,
  ) {
    request.attempt = { state: randomBytes(32).toString('base64url'), verifier }
    done(null, request.attempt.state)
  },
  verify(
    { attempt }: Attempted,
    state: string,
    _meta: unknown,
    done: (error: null, verifier: string | false) => void,
  ) {
    done(null, attempt.state === state && attempt.verifier)
  },
}

function readProfile(_access: string, _refresh: string, profile: Profile, done: VerifyCallback) {
  const { email, email_verified, given_name, family_name } = profile._json
  const found: GoogleProfile = {
    email,
    emailVerified: email_verified,
    firstName: given_name,
    lastName: family_name,
  }
  done(null, found)
}

/** On a response such as `null` the library throws where no caller can catch it: such a body is rejected first. */
function requireJsonObject(oauth2: DrivenStrategy['_oauth2']) {
  const execute = oauth2._executeRequest.bind(oauth2)
  oauth2._executeRequest = (library, options, body, done) =>
    execute(library, options, body, (error, text, response) =>
      error || isRecord(parseJson(text ?? ''))
        ? done(error, text, response)
        : done(new Error('not a JSON object')),
    )
}

/** Google's error code for a code that is wrong, used, expired, or from another browser (RFC 6749, 5.2). */
const isInvalidGrant = (cause: unknown) =>
  cause instanceof Error && (cause as { code?: unknown }).code === 'invalid_grant'

/** For the log: what happened, never the response body. */
function describe(cause: unknown): string {
  const { message, code, oauthError } = cause as {
    message?: string
    code?: string
    oauthError?: { statusCode?: number; code?: string }
  }
  return [message, code, oauthError?.statusCode, oauthError?.code].filter(Boolean).join(', ')
}

/** Its sockets can be destroyed at any time, and close by themselves on an endless response. */
function boundedAgent(isSecure: boolean): http.Agent {
  const agent = isSecure ? new https.Agent() : new http.Agent()
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => {
    const socket = connect(options, done)
    let received = 0
    socket?.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > MAX_RESPONSE_BYTES)
        socket.destroy(new Error('The response from Google is too large'))
    })
    return socket
  }
  return agent
}
