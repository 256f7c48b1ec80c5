import { expect, it } from 'vitest'
import config from '#payload-config'
import { logger } from '#src/services/platform/log.ts'

// That log prints no values of an error: tests/unit/services/platform/error-serializer.test.ts.
it('Payload writes to the log of the services', async () => {
  expect((await config).logger).toBe(logger)
})
