import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import { TOKEN_SCOPE_LABELS } from '#src/contract/access-tokens/access-token-calls.ts'
import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { LIMITS, RATES } from '#src/contract/limits.ts'
import { STATUS_TEXT } from './openapi.ts'

const scopes = Object.entries(TOKEN_SCOPE_LABELS)
  .map(([scope, { hint }]) => `| \`${scope}\` | ${hint} |`)
  .join('\n')

const RATE_ROWS: readonly [rate: keyof typeof RATES, what: string, whose: string][] = [
  ['token', 'calls with an access token', 'access token'],
  ['write', 'writes with a session', 'IP address'],
  ['download', 'downloads of files by visitors', 'IP address'],
  ['search', 'searches of visitors', 'IP address'],
  ['message', 'contact messages', 'IP address'],
  ['mediaArchive', 'archives of files', 'IP address'],
  ['backup', 'backups', 'IP address'],
  ['siteExport', 'exports', 'IP address'],
]
const rates = RATE_ROWS.map(([name, what, whose]) => {
  const { uses, seconds } = RATES[name]
  return `| ${what} | ${uses.toLocaleString('en')} | ${seconds / 60} minutes | ${whose} |`
}).join('\n')

const REMEDIES: Record<number, string> = {
  400: 'Correct the fields that `fields` names.',
  401: 'Sign in, or use another token.',
  403: 'Send `Origin` as the site does, use a token with the scope, or sign in again.',
  404: 'Check the id. Drafts return 404 without a session or token.',
  405: 'Use a method of the header `Allow`.',
  409: 'Read `message`: it names the conflict.',
  412: 'Read the resource again, merge, and repeat the request with the new `ETag`.',
  413: 'Send less. The limits are part of the calls.',
  415: 'Send JSON as `application/json`; send files of the supported types.',
  429: 'Wait for the seconds of `Retry-After`.',
  500: 'Report it with the `X-Request-Id` of the response.',
  503: `Repeat after the seconds of \`Retry-After\` (${RETRY_AFTER_SECONDS}).`,
  507: 'Delete files permanently in the trash.',
}
const errors = Object.entries(REMEDIES)
  .map(([status, remedy]) => `| ${status} | ${STATUS_TEXT[Number(status)]} | ${remedy} |`)
  .join('\n')

export const apiConventions = () => `## Authentication

Visitors need no authentication. Administrators use one of two credentials:

- **A session.** The cookie \`${SESSION_COOKIE}\` of a browser that signed in with Google. Writes must come from the site's own origin
  (header \`Origin\`). Some calls need a sign-in within the last 15 minutes.
- **An access token.** \`Authorization: Bearer folio_…\`, from any program. Create it on the screen \`/cms/tokens\`; it expires after at
  most ${LIMITS.tokenDays} days. It represents the administrator who created it.

| Scope | Permits |
| --- | --- |
${scopes}

Each call lists the scopes it accepts; a token needs one of them. Calls without a scope cannot be made with a token. Unknown, revoked or
expired tokens get \`401\`. A token without an accepted scope gets \`403\`. Both responses have \`WWW-Authenticate\` (RFC 6750). This also
applies to public calls: a request with an invalid token is rejected, not served as a visitor's. If a request has a token, its cookie is
ignored.

## Conventions

- **Formats.** Requests and responses are JSON in UTF-8, at most ${LIMITS.jsonBodyBytes / 1024 ** 2} MB. Unknown fields are rejected. Uploads are \`multipart/form-data\`.
- **Ids** are UUIDs. Posts can also be read by their slug.
- **Times** are ISO 8601 with a time zone. Responses use UTC.
- **Pagination.** \`GET /api/blog\` takes \`page\` and \`limit\` (at most 100); without them it returns all posts. \`GET /api/audit\` takes \`before\`.
  Other lists are complete.
- **Concurrent changes.** Responses with an \`ETag\` can be changed with \`If-Match\`: if the resource has changed in the meantime, the response is
  \`412\` and nothing is stored. Without \`If-Match\` the last change wins.
- **Retries.** Calls that create something take an \`Idempotency-Key\`: 16 to 64 random letters, digits, \`-\` or \`_\`, stored for 30 days. If
  you repeat a request with its key, nothing new is created. All other writes can be repeated as they are.
- **Request id.** Every response has \`X-Request-Id\`, which the server log contains.
- **Versioning.** The API has one version. The [changelog](../../CHANGELOG.md) names changes that break clients. The previous
  path of a renamed call works for one more release.

### Rate limits

| Limit | Number | Within | For each |
| --- | --- | --- | --- |
${rates}

If a limit is exceeded, the response is \`429\` with \`Retry-After\` in seconds.

## Errors

Every error has a message for people, and a message for each invalid field:

\`\`\`json
{ "message": "Title is required", "fields": { "title": "Title is required" } }
\`\`\`

| Status | Meaning | What to do |
| --- | --- | --- |
${errors}

Every call can return \`405\`, \`500\` and \`503\`, calls of administrators also \`401\`, writes \`403\` and \`429\`. The calls below list only
their further errors.`
