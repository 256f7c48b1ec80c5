import { describe, expect, it } from 'vitest'
import { rows, signedIn, visitor } from '#tests/support/handler-product.ts'
import { ALLOWED_EMAIL } from '#tests/support/sign-in-product.ts'

const newest = async () =>
  rows('select action, subject, actor from audit order by created_at desc, id limit 1')

describe('the activity entries of sign-ins', () => {
  it('name the account that signed in, and out', async () => {
    const browser = await signedIn()
    const actor = ALLOWED_EMAIL
    expect(await newest()).toEqual([{ action: 'sign-in', subject: '', actor }])
    await browser.go('/api/logout')
    expect(await newest()).toEqual([{ action: 'sign-out', subject: '', actor }])
  })

  it('name the refused account', async () => {
    await visitor().signIn('stranger')
    const [entry] = await newest()
    expect(entry).toMatchObject({ action: 'sign-in-refused', subject: '' })
    expect(entry?.['actor']).toMatch(/@gmail\.com$/)
    expect(entry?.['actor']).not.toBe(ALLOWED_EMAIL)
  })

  it('are not written for forged callbacks', async () => {
    const count = async () => Number((await rows('select count(*) as n from audit'))[0]?.['n'])
    const before = await count()
    await visitor().go('/api/auth/google/callback?state=made-up&code=made-up')
    expect(await count()).toBe(before)
  })
})
