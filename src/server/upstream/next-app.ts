import nextModule from 'next'
import { createAppServer, openAppServer } from './app-server.ts'
import type { Logger } from '#src/server/process/logger.ts'

// CommonJS interop: under Node the default export of the types is one level deeper.
const next = ('default' in nextModule ? nextModule.default : nextModule) as typeof nextModule

type NextOptions = { dir: string; port: number; isDevelopment: boolean; logger: Logger }

/** Next inside this process, ready to handle requests. */
export async function startNext({ dir, port, isDevelopment, logger }: NextOptions) {
  // Next attaches the WebSocket of its development client to this server.
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
