import type { Logger } from '#src/server/process/logger.ts'

export type ChangeSource = { stop: () => Promise<void> }

export type ChangeSourceOptions = {
  databaseUrl: string
  /** Called with the id of the request behind a change of public pages; empty for scripts. */
  onChange: (requestId: string) => unknown
  /** Called with the subject and the request of every change that the management screens show. */
  onAnyChange: (notification: string) => unknown
  /** Called after a reconnect: changes may have been missed. */
  onReconnect: () => void
  /** Called after each failed attempt to connect, and after a lost connection. */
  onDisconnect: () => void
  logger: Logger
}
