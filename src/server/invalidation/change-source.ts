import type { ChangeSource, ChangeSourceOptions } from './change-source-options.ts'
import { startChangePoller } from './change-poller.ts'
import { startNotificationListener } from './notification-listener.ts'

/** Reports each write, by any process: by notifications, or by polling where a pooler keeps them from arriving. */
export function startChangeSource({
  directUrl,
  ...options
}: ChangeSourceOptions & { directUrl?: string | undefined }): ChangeSource {
  const { databaseUrl, logger } = options
  let source: ChangeSource = startNotificationListener({
    ...options,
    databaseUrl: directUrl ?? databaseUrl,
    onShared: () => {
      const name = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
      logger.warn(`${name} leads to a pooler: changes are polled every two seconds`)
      source = startChangePoller(options)
    },
  })
  return { stop: () => source.stop() }
}
