import { readFileSync } from 'node:fs'
import path from 'node:path'
import nextModule from 'next'
import { isSmallMachine, setVariable } from '#src/env.ts'
import { createAppServer, openAppServer } from './app-server.ts'
import type { Logger } from '#src/server/process/logger.ts'

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
  return { upstream: opened.upstream, close }
}

/**
 * The configuration as the build has stored it, as the server of Next's `output: 'standalone'` is told: next.config.mjs
 * would load Next's compiler, which a release does not contain.
 */
export function useBuiltConfig(dir: string): void {
  const file = path.join(dir, '.next/required-server-files.json')
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object }
  const limits = isSmallMachine && { cacheMaxMemorySize: 16 * 1024 * 1024 }
  setVariable('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify({ ...config, ...limits }))
}
