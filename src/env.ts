import { totalmem } from 'node:os'
import { z } from 'zod'
import { parseConnectionUrl } from '#src/lib/connection-url.ts'

/**
 * The only module that reads process.env. A test checks that .env.example lists each key. An empty value counts as
 * unset, so that `KEY=` in a file or a compose entry has no effect.
 */
const text = z.string().trim().min(1)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)
/** Credentials in a URL would be logged when a request to it fails. */
const remoteUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).username === '', 'must not contain a user or password')
const connectionUrl = (protocol: RegExp, form: string) =>
  text.refine(
    (value) => protocol.test(parseConnectionUrl(value)?.protocol ?? ''),
    `not of the form ${form}; percent-encode / ? # % @ and spaces in its password, for example / as %2F`,
  )
const databaseUrl = connectionUrl(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/name')
/** Slashes around it do not matter. */
const folderPath = text
  .transform((value) => value.replaceAll(/^\/+|\/+$/g, ''))
  .pipe(
    z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'a path of letters, digits and - _ . only'),
  )
/** Google refuses them with quotation marks, which `docker run --env-file` keeps. */
const unquoted = text.regex(/^[^\s"']+$/, 'without quotation marks and spaces')
/** A name in quotes or not, with an address in angle brackets; or an address alone. */
const SENDER = /^(?:"([^"<>\\]*)" *|([^"<>\\]*))<([^<>]*)>$|^([^<>]*)$/
const sender = text.transform((value, context) => {
  const [, quoted, plain, named, alone = ''] = SENDER.exec(value) ?? []
  const address = named ?? alone
  if (!z.regexes.html5Email.test(address) || /\p{Cc}/u.test(value)) {
    context.addIssue('write site@example.com, or Mara Muster <site@example.com>')
  }
  return { name: (quoted ?? plain ?? '').trim(), address }
})
const emailList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean),
)

/** @param limit of the container: 0 or a huge number where there is none */
export const hasLowMemory = (total: number, limit: number) =>
  Math.min(total, limit || Infinity) < 1024 ** 3
/** Memory of the machine or limit of its container below 1 GB: fewer concurrent jobs, smaller caches (decision 156). */
export const isLowMemory = hasLowMemory(totalmem(), process.constrainedMemory())
/** Most memory of a process that decodes an image: an AVIF of 50 megapixels takes 1.8 GB to encode again. */
export const imageMemoryBytes = Math.min(
  2 * 1024 ** 3,
  0.6 * Math.min(totalmem(), process.constrainedMemory() || Infinity),
)

export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  SITE_URL: origin.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(isLowMemory ? 4 : 10),
  PAYLOAD_SECRET: text.min(32).optional(),
  ADMIN_EMAILS: emailList.default([]),
  GOOGLE_CLIENT_ID: unquoted.optional(),
  GOOGLE_CLIENT_SECRET: unquoted.optional(),
  GOOGLE_OAUTH_ORIGIN: origin.optional(),
  DATA_DIR: text.default('.data'),
  S3_BUCKET: text.optional(),
  S3_PREFIX: folderPath.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: connectionUrl(/^smtps?:$/, 'smtps://user:password@host').optional(),
  MAIL_FROM: sender.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  CDN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  PURGE_URL: remoteUrl.optional(),
  PURGE_TOKEN: text.regex(/^[\x21-\x7e]+$/).optional(),
  FILES_URL: origin.optional(),
  UPDATES_URL: remoteUrl.optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: text.min(16).regex(/^\S+$/).optional(),
  INTERNAL_KEY: text.min(16).optional(),
  SEARCH_LANGUAGE: z
    .string()
    .regex(/^[a-z]+$/)
    .default('english'),
  FOLIO_TOKEN: text.optional(),
  SEED: flag,
  BACKUP_BEFORE_MIGRATION: flag.default(true),
  PAYLOAD_DROP_DATABASE: z.string().optional(),
  PAYLOAD_MIGRATING: z.string().optional(),
})

export type Env = z.output<typeof envSchema>

/** Reads settings from `source`; throws one Error with a line for each invalid key. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse({ SEED: String(!isForVisitors(given)), ...given })
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Settings are not valid:\n  ${lines.join('\n  ')}`)
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
export const isLoopback = (url: string) => LOOPBACK.test(URL.parse(url)?.hostname ?? '')

/** A site in production, or with a public address, starts without example content. */
const isForVisitors = ({ NODE_ENV, SITE_URL }: Record<string, string | undefined>) =>
  NODE_ENV === 'production' || (SITE_URL !== undefined && !isLoopback(SITE_URL))

/** With it Payload would delete all tables, also in production. */
export const DROP_REFUSAL = 'PAYLOAD_DROP_DATABASE=true would delete every table: remove it'
export const wouldDrop = ({ PAYLOAD_DROP_DATABASE }: Env) => PAYLOAD_DROP_DATABASE === 'true'

/** Environment of a child process: this process's, with `extra` merged over it. */
export const childEnv = (extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  // Windows names it `Path`; only the original process.env object looks it up case-insensitively.
  PATH: process.env['PATH'],
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
})

const SYSTEM = /^(?:PATH|HOME|LANG|LC_ALL|TZ|TMPDIR|TEMP|TMP|SystemRoot|USERPROFILE)$/

/** Environment of a thread that parses content of others, without the settings; `temporary` is its temporary folder. */
export const systemEnv = (temporary?: string): NodeJS.Dict<string> => {
  const folder = temporary && { TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  return Object.fromEntries(
    Object.entries(childEnv(folder || {})).filter(([name]) => SYSTEM.test(name)),
  )
}

/** Sets a variable for a library that can be told in no other way. */
export const setVariable = (name: string, value: string): void => {
  process.env[name] = value
}

export const env = readEnv(process.env)

/** True in `next build` without a database (an image, CI): pages are then rendered at the first start. */
export const isBuildWithoutData =
  process.env.NEXT_PHASE === 'phase-production-build' && !env.DATABASE_URL

/** Public origin of the site; localhost without SITE_URL. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`

/** A site that only this machine can reach: only there can the mock Google sign-in be used. */
export const isLocalSite = isLoopback(siteUrl)

/** How long a stopping server still answers: a proxy needs some seconds to see that it should send no more requests. */
export const drainSeconds = env.DRAIN_SECONDS ?? (env.TRUST_PROXY > 0 && !isLocalSite ? 5 : 0)
