import { expect, it } from 'vitest'
import config from '#payload-config'
import { logger } from '#src/services/log.ts'

// That log prints no values of an error: tests/unit/services/safe-error.test.ts.
it('Payload writes to the log of the services', async () => {
  expect((await config).logger).toBe(logger)
})
