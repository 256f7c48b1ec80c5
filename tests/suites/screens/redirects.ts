import { describe, expect, it } from 'vitest'
import type { SignInProduct } from '#tests/support/sign-in-product.ts'
import { createVisitor } from '#tests/support/visitor.ts'

/** Open redirect targets, in every query parameter and path that might be followed. */
export function describeRedirects(product: () => SignInProduct) {
  const visitor = () => createVisitor(product())

  describe('no open redirects', () => {
    const ELSEWHERE = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/cms/..//evil.example',
      'javascript:alert(1)',
      '\t//evil.example',
    ]
    const NAMES = ['returnTo', 'next', 'redirect', 'callbackUrl', 'url']
    const hostOf = (location: string | null) =>
      location === null ? '' : new URL(location, product().origin).host

    it.each(['/api/login', '/admin', '/api/auth/google/callback', '/api/logout', '/payload/login'])(
      'by a query of %s',
      async (place) => {
        const own = ['', new URL(product().origin).host, new URL(product().standIn.origin).host]
        for (const name of NAMES)
          for (const target of ELSEWHERE) {
            const response = await visitor().go(`${place}?${name}=${encodeURIComponent(target)}`)
            expect(own).toContain(hostOf(response.headers.get('location')))
            // The href of the built-in login's button, and a meta refresh.
            const text = await response.text()
            expect(text).not.toMatch(/(href|action|content)="[^"]*(\/\/|\\)evil\.example/)
          }
      },
    )

    it('nor after signing in, wherever it was asked to go', async () => {
      for (const target of ELSEWHERE) {
        const browser = visitor()
        const back = await browser.signIn('admin', `?returnTo=${encodeURIComponent(target)}`)
        expect(hostOf(back.headers.get('location'))).toBe(new URL(product().origin).host)
      }
    })

    it('nor by an address that looks like one of ours', async () => {
      for (const path of [
        '//evil.example',
        '/\\evil.example',
        '/%2f%2fevil.example',
        '/cms/..//evil.example',
      ])
        expect(['', new URL(product().origin).host]).toContain(
          hostOf((await visitor().go(path)).headers.get('location')),
        )
    })
  })
}
