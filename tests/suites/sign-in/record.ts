import { describe, expect, it } from 'vitest'
import type { SignInProduct } from '#tests/support/sign-in-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'

/** Audit events of signing in and out. */
export function describeRecord(product: () => SignInProduct) {
  const newest = async () =>
    product().rows('select action, subject, actor from audit order by created_at desc, id limit 1')

  describe('the activity entries of sign-ins', () => {
    it('name the account that signed in, and out', async () => {
      const browser = createVisitor(product())
      await browser.signIn()
      const actor = product().allowedEmail
      expect(await newest()).toEqual([{ action: 'sign-in', subject: '', actor }])
      await browser.go('/api/logout')
      expect(await newest()).toEqual([{ action: 'sign-out', subject: '', actor }])
    })

    it('name the refused account', async () => {
      await createVisitor(product()).signIn('stranger')
      const [entry] = await newest()
      expect(entry).toMatchObject({ action: 'sign-in-refused', subject: '' })
      expect(entry?.['actor']).toMatch(/@gmail\.com$/)
      expect(entry?.['actor']).not.toBe(product().allowedEmail)
    })

    it('are not written for forged callbacks', async () => {
      const count = async () =>
        Number((await product().rows('select count(*) as n from audit'))[0]?.['n'])
      const before = await count()
      await createVisitor(product()).go('/api/auth/google/callback?state=made-up&code=made-up')
      expect(await count()).toBe(before)
    })
  })
}
