import type { SignInProduct } from './sign-in-product.ts'
import { chooseAccount, createVisitor, FROM_GOOGLE } from './visitor.ts'

/** The result for a visitor whose sign-in meets this fault. */
export async function failedSignIn(product: SignInProduct, fault: string) {
  const browser = createVisitor(product)
  const callback = await chooseAccount(product, await browser.start(), fault)
  const { headers } = await browser.go(callback, FROM_GOOGLE)
  return { fault, location: headers.get('location'), session: browser.session() }
}
