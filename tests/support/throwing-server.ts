import { Readable } from 'node:stream'
import { createLogger } from '#src/server/process/logger.ts'
import { logUncaughtErrors } from '#src/server/shutdown.ts'
import { startTestServer } from './test-server.ts'

// A separate program: the server in front of an application with uncaught errors.
const logger = createLogger('error')
logUncaughtErrors(logger)
const site = await startTestServer({
  logger,
  handle: (req, res) => {
    if (req.url === '/throws') throw new Error('planted in a handler')
    if (req.url === '/timer')
      setTimeout(() => {
        throw new Error('planted in a timer')
      })
    if (req.url === '/promise') void Promise.reject(new Error('planted in a promise'))
    // Without a listener an 'error' event of a stream is thrown.
    if (req.url === '/stream') new Readable({ read() {} }).destroy(new Error('planted in a stream'))
    res.end('ok')
  },
})
process.send?.(site.port)
