import { expect, it } from 'vitest'
import config from '#payload-config'
import { logger } from '#src/services/platform/log.ts'

// That this logger prints no values: tests/unit/services/platform/error-serializer.test.ts.
it('Payload uses the logger of the services', async () => {
  expect((await config).logger).toBe(logger)
})
