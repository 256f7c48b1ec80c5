import { createVisitor, SESSION } from './visitor.ts'
import type { UsedProduct } from './use-product.ts'

/** Signs in through the pages, in the test's own page. */
export function signInPage(used: UsedProduct) {
  const session = async () => {
    const cookies = await used.context().cookies(used.url)
    return cookies.find(({ name }) => name === SESSION)?.value ?? ''
  }
  return {
    session,
    toast: () => used.page().locator('[data-variant="destructive"]'),
    choose: async (account: string) => {
      await used.page().getByRole('heading', { name: 'This is not Google' }).waitFor()
      await used.page().getByRole('button', { name: account, exact: true }).click()
    },
    isSignedIn: async () => {
      const headers = { cookie: `${SESSION}=${await session()}` }
      return (await createVisitor(used.product()).read('/api/auth/user', headers)).status === 200
    },
  }
}
