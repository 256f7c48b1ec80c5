import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import nextModule from 'next'
import { isLowMemory, setVariable } from '#src/env.ts'
import type { Logger } from '#src/server/process/logger.ts'
import { createProcessFolder } from '#src/server/process/process-folder.ts'

// CommonJS interop: under Node the default export of the types is one level deeper.
const next = ('default' in nextModule ? nextModule.default : nextModule) as typeof nextModule

type NextOptions = { dir: string; port: number; isDevelopment: boolean; logger: Logger }

/** Next inside this process, ready to handle requests. */
export async function startNext({ dir, port, isDevelopment, logger }: NextOptions) {
  if (!isDevelopment) useBuiltConfig(dir)
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
  return { server, upstream: opened.upstream, close }
}

/** The configuration of the build: next.config.mjs would load Next's compiler, which a release does not contain. */
export function useBuiltConfig(dir: string): void {
  const file = path.join(dir, '.next/required-server-files.json')
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object }
  const limits = isLowMemory && { cacheMaxMemorySize: 16 * 1024 * 1024 }
  setVariable('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify({ ...config, ...limits }))
}

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

export async function openAppServer({ server, handle, logger }: AppOptions) {
  const folder = await createProcessFolder('folio-app-')
  const pipe = `\\\\.\\pipe\\${path.basename(folder.path)}`
  const upstream = process.platform === 'win32' ? pipe : path.join(folder.path, 'app')
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
    await folder.remove()
  }
  return { upstream, close }
}
