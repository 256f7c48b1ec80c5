import nextModule from 'next'
import { createAppServer, openAppServer } from './app-server.ts'
import type { Logger } from '#src/server/process/logger.ts'

// CommonJS: what the types call the default export is one level deeper when Node runs this file.
const next = ('default' in nextModule ? nextModule.default : nextModule) as typeof nextModule

type NextOptions = { dir: string; port: number; isDevelopment: boolean; logger: Logger }

/** Next inside this process, ready to answer. */
export async function startNext({ dir, port, isDevelopment, logger }: NextOptions) {
  // Next hooks the web sockets of its development client onto this server.
  const server = createAppServer()
  const app = next({
    dev: isDevelopment,
    dir,
    port,
    hostname: 'localhost',
    quiet: true,
    httpServer: server,
  })
  await app.prepare()
  const opened = await openAppServer({ server, handle: app.getRequestHandler(), logger })
  const close = async () => {
    await opened.close()
    await app.close()
  }
  return { upstream: opened.upstream, close }
}
