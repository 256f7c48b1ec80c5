import { afterAll, beforeAll } from 'vitest'
import { handlerProduct } from '#tests/support/handler-product.ts'
import { describeAttempts } from '#tests/suites/sign-in/attempts.ts'
import { describeSignInRefusals } from '#tests/suites/sign-in/refusals.ts'
import { describeDevices } from '#tests/suites/sign-in/devices.ts'
import { describeSignOut } from '#tests/suites/sign-in/endings.ts'
import type { SignInProduct } from '#tests/support/sign-in-product.ts'
import { describeRecord } from '#tests/suites/sign-in/record.ts'
import { describeSessions } from '#tests/suites/sign-in/sessions.ts'
import { describeStarts } from '#tests/suites/sign-in/starts.ts'

// Pages and settings of the built product: tests/http/sign-in.test.ts.
let product: SignInProduct

beforeAll(async () => {
  product = await handlerProduct()
})
afterAll(() => product.mockGoogle.close())

describeStarts(() => product)
describeAttempts(() => product)
describeSessions(() => product)
describeDevices(() => product)
describeSignOut(() => product)
describeSignInRefusals(() => product)
describeRecord(() => product)
