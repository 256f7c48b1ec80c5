import { createServer } from 'node:http'
import nextModule from 'next'
import type { Handle } from './exchange.ts'

// CommonJS: what the types call the default export is one level deeper when Node runs this file.
const next = ('default' in nextModule ? nextModule.default : nextModule) as typeof nextModule

type NextOptions = { dir: string; port: number; isDevelopment: boolean }

/** Next inside this process, ready to answer. */
export async function prepareNext({ dir, port, isDevelopment }: NextOptions) {
  const app = next({
    dev: isDevelopment,
    dir,
    port,
    hostname: 'localhost',
    quiet: true,
    // Next hooks web sockets onto this server. Only development has any; there it finds the real one.
    ...(isDevelopment ? {} : { httpServer: createServer() }),
  })
  await app.prepare()
  const handle: Handle = app.getRequestHandler()
  return { handle, close: () => app.close() }
}
