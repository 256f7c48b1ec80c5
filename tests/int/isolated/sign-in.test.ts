import { useMockGoogle } from '#tests/support/handler-product.ts'
import '#tests/suites/sign-in/starts.ts'
import '#tests/suites/sign-in/attempts.ts'
import '#tests/suites/sign-in/sessions.ts'
import '#tests/suites/sign-in/devices.ts'
import '#tests/suites/sign-in/endings.ts'
import '#tests/suites/sign-in/refusals.ts'
import '#tests/suites/sign-in/record.ts'

// Pages and settings of the built product: tests/http/sign-in.test.ts.
useMockGoogle()
