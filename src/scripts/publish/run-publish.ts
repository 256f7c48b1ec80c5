import { env } from '#src/env.ts'
import type { ImportArguments } from '#src/scripts/import/import-arguments.ts'
import { reportSource } from '#src/scripts/import/report-source.ts'
import { publishPosts } from './publish-posts.ts'
import { connectSite } from './site-client.ts'
import { siteOrigin } from './site-origin.ts'

type Asked = Omit<ImportArguments, 'target' | 'revert' | 'to'> & { to: string }

export async function runPublish(target: string, asked: Asked): Promise<number> {
  const to = connectSite({
    origin: siteOrigin(asked.to),
    token: tokenOf(asked.token ?? env.FOLIO_TOKEN),
    onPause: (seconds) => console.error(`Rate limited. Waiting ${seconds} seconds.`),
  })
  const { as, replace } = asked
  return reportSource(target, asked, (options) => publishPosts({ ...options, to, as, replace }))
}

function tokenOf(token = ''): string {
  if (/^[\w-]+$/.test(token.trim())) return token.trim()
  throw new Error('Set an access token in FOLIO_TOKEN, or pass --token.')
}
