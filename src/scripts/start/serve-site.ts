import { exitCode, signalChildren, startNode } from '#src/scripts/process/run-child.ts'
import { announceReadiness } from './announce-readiness.ts'
import { SERVER_ENV, SERVER_FLAGS, SERVER_PROGRAM } from './server-process.ts'
import type { StartSettings } from './start-settings.ts'

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs the server as a child process that ends with this one, says once it is ready, and waits for its exit. */
export async function serve(settings: StartSettings): Promise<number> {
  const server = startNode(
    [...SERVER_FLAGS, SERVER_PROGRAM],
    { ...SERVER_ENV, ...settings.extra },
    'channel',
  )
  server.on('message', (message) => {
    if (isListening(message)) void announceReadiness(settings, () => console.log(welcome(settings)))
  })
  return exitCode(server)
}

/**
 * Forwards signals to the program of the running step, or to the server, whose exit code then decides. Between two
 * programs `onIdle` ends the start.
 */
export function forwardSignals(onIdle: () => void): void {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!signalChildren(signal === 'SIGHUP' ? 'SIGTERM' : signal)) onIdle()
    })
  }
}

const isListening = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'listening'

function welcome({ siteUrl, env, isLocal }: StartSettings): string {
  const usesStandIn = isLocal && env.GOOGLE_OAUTH_ORIGIN !== undefined
  const account = env.ADMIN_EMAILS.join(', ')
  return [
    '',
    'Folio is running.',
    `  Site           ${siteUrl}`,
    `  Management     ${siteUrl}/cms`,
    `  Built-in admin ${siteUrl}/payload`,
    `  Sign in as     ${account}${usesStandIn ? ' (a stand-in for Google, on this machine only)' : ''}`,
    '  Stop           Ctrl-C',
    '',
  ].join('\n')
}
