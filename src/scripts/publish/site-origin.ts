import { isLoopback } from '#src/env.ts'

export function siteOrigin(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url?.protocol === 'https:') return url.origin
  if (url?.protocol !== 'http:') throw new Error('--to must be a URL that starts with https://')
  if (isLoopback(input)) return url.origin
  throw new Error(
    `--to must start with https://: over plain HTTP anyone between you and ${url.host} could read the token.`,
  )
}
