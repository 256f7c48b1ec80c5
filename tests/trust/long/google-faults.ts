// @module-tag long
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failedSignIn, GOOGLE_FAULTS } from '#tests/support/google-faults.ts'
import { handlerProduct } from '#tests/support/handler-product.ts'
import type { SignInProduct } from '#tests/support/sign-in-product.ts'

let product: SignInProduct
beforeAll(async () => {
  product = await handlerProduct()
})
afterAll(() => product.standIn.close())

it.each(GOOGLE_FAULTS)(
  'answers with login_error within 6 s when Google fails: %s',
  async (fault) => {
    const before = performance.now()
    const { location } = await failedSignIn(product, fault)
    expect(location).toBe('/admin?error=login_error')
    expect(performance.now() - before).toBeLessThan(6000)
  },
)
