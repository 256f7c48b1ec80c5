import { expect, it } from 'vitest'
import config from '#payload-config'
import { logger } from '#src/services/log.ts'

// Whose lines hold no value of an error: tests/unit/services/safe-error.test.ts.
it('Payload writes to the log of the services', async () => {
  expect((await config).logger).toBe(logger)
})
