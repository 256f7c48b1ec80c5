import { env } from '#src/env.ts'
import type { ImportArguments } from '#src/scripts/import/import-arguments.ts'
import { reportSource } from '#src/scripts/import/report-source.ts'
import { publishPosts } from './publish-posts.ts'
import { connectSite, siteOrigin } from './site-client.ts'

type PublishArguments = Omit<ImportArguments, 'target' | 'revert' | 'to'> & { to: string }

export async function runPublish(target: string, args: PublishArguments): Promise<number> {
  const to = connectSite({
    origin: siteOrigin(args.to),
    token: tokenOf(args.token ?? env.FOLIO_TOKEN),
    onPause: (seconds) => console.error(`Rate limited. Waiting ${seconds} seconds.`),
  })
  const { as, replace } = args
  return reportSource(target, args, (options) => publishPosts({ ...options, to, as, replace }))
}

function tokenOf(token = ''): string {
  if (/^[\w-]+$/.test(token.trim())) return token.trim()
  throw new Error('Set an access token in FOLIO_TOKEN, or pass --token.')
}
