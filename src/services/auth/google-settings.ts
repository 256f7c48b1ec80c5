import { env, isLoopback, siteUrl } from '#src/env.ts'
import type { Env } from '#src/env.ts'

export type GoogleSettings = {
  clientId: string
  clientSecret: string
  callbackUrl: string
  authorizationUrl: string
  tokenUrl: string
  profileUrl: string
}

type SignInEnv = Pick<
  Env,
  | 'HOST'
  | 'SITE_URL'
  | 'PAYLOAD_SECRET'
  | 'ADMIN_EMAILS'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_OAUTH_ORIGIN'
>

// From Google's discovery document; passport-google-oauth20 still defaults to the previous endpoints.
const GOOGLE = {
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
}

const mockEndpoints = (origin: string) => ({
  authorizationUrl: `${origin}/o/oauth2/v2/auth`,
  tokenUrl: `${origin}/token`,
  profileUrl: `${origin}/v1/userinfo`,
})

const isLocalHost = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** Whether the site is reachable from this machine only: by SITE_URL, else by the listening address. */
const isPrivate = ({ SITE_URL, HOST }: SignInEnv) =>
  SITE_URL ? isLoopback(SITE_URL) : isLocalHost(HOST)

/** Returns one sentence for each unsafe setting. Checked at the start, before any request. */
export function signInSettingProblems(settings: SignInEnv = env): string[] {
  const { GOOGLE_OAUTH_ORIGIN: origin } = settings
  return [
    !settings.PAYLOAD_SECRET && 'PAYLOAD_SECRET is missing: set at least 32 random characters.',
    settings.ADMIN_EMAILS.length === 0 &&
      'ADMIN_EMAILS is empty: set the Gmail address of the administrator.',
    !settings.GOOGLE_CLIENT_ID && 'GOOGLE_CLIENT_ID is missing.',
    !settings.GOOGLE_CLIENT_SECRET && 'GOOGLE_CLIENT_SECRET is missing.',
    !settings.SITE_URL &&
      !isPrivate(settings) &&
      'SITE_URL is missing: set the public URL, for example https://example.com.',
    origin !== undefined &&
      !(isLoopback(origin) && isPrivate(settings)) &&
      'GOOGLE_OAUTH_ORIGIN replaces Google and is only allowed while both it and SITE_URL are on this machine.',
  ].filter((line) => line !== false)
}

/** Throws Error with the first problem, so that unsafe settings make every sign-in fail. */
export function googleSettings(settings: SignInEnv = env, site = siteUrl): GoogleSettings {
  const [refusal] = signInSettingProblems(settings)
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (refusal || !clientId || !clientSecret) throw new Error(`Sign-in is not set up. ${refusal}`)
  return {
    clientId,
    clientSecret,
    callbackUrl: `${site}/api/auth/google/callback`,
    ...(settings.GOOGLE_OAUTH_ORIGIN ? mockEndpoints(settings.GOOGLE_OAUTH_ORIGIN) : GOOGLE),
  }
}
