import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Upstream } from './forward-request.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { createProcessFolder } from '#src/server/process/process-folder.ts'

export type RequestListener = (req: IncomingMessage, res: ServerResponse) => unknown

/** HTTP server for the application. The server in front of it limits times and sizes. */
export const createAppServer = (): Server =>
  createServer({
    keepAliveTimeout: 0,
    requestTimeout: 0,
    headersTimeout: 0,
    maxHeaderSize: 64 * 1024,
  })

type AppOptions = { server: Server; handle: RequestListener; logger: Logger }

/** Listens on a Unix socket that only this user can open. */
export async function openAppServer({ server, handle, logger }: AppOptions) {
  const folder = await createProcessFolder('folio-app-')
  const pipe = `\\\\.\\pipe\\${path.basename(folder)}`
  const upstream: Upstream = process.platform === 'win32' ? pipe : path.join(folder, 'app')
  server.on('request', (req, res) => {
    const fail = (err: unknown) => {
      logger.error({ err, requestId: req.headers['x-request-id'] }, 'request failed')
      res.destroy()
    }
    void (async () => handle(req, res))().catch(fail)
  })
  server.listen(upstream)
  await once(server, 'listening')
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  }
  return { upstream, close }
}
