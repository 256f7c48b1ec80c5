import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath } from '#src/services/auth/return-path.ts'

describe('the return path of a sign-in', () => {
  it.each([
    ['/cms/media', '/cms/media'],
    ['/', '/'],
    ['/cms/blog/edit/abc?tab=1#top', '/cms/blog/edit/abc?tab=1#top'],
    ['/payload/collections/posts?limit=10', '/payload/collections/posts?limit=10'],
    ['/cms?next=https%3A%2F%2Fexample.com', '/cms?next=https%3A%2F%2Fexample.com'],
    ['/cms/../cms/media', '/cms/media'],
    ['/apiary', '/apiary'],
  ])('keeps %s', (asked, path) => {
    expect(safeReturnPath(asked)).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    'cms',
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/%2f%2fevil.com',
    '/%2Fevil.com',
    '/%252f%252fevil.com',
    '/%5cevil.com',
    '/cms/..//evil.com',
    '/./\\evil.com',
    '/.//evil.com',
    '/x/%2e%2e//evil.com',
    'https://evil.com',
    'http:evil.com',
    'javascript:alert(1)',
    ' /cms',
    '/cms\n',
    '/\t/evil.com',
    '/cms%0d%0aSet-Cookie:x=1',
    '/api/logout',
    '/API/logout',
    '/api',
    '/cms/../api/logout',
    '/payload/api/users',
    '/payload/logout',
    '/payload//logout',
    '/payload/%6cogout',
    '/payload/logout-inactivity',
    '/cms//media',
    '/%61pi/logout',
    '/files/resumes/x',
    `/${'a'.repeat(2048)}`,
  ])('replaces %j by the dashboard', (asked) => {
    expect(safeReturnPath(asked)).toBe('/cms')
  })

  it('never leaves the site, whatever the input', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '@',
      ':',
      'evil.com',
      '?',
      '#',
      '\t',
      'cms',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (chosen) => {
        const path = safeReturnPath(chosen.join(''))
        expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
        expect(path).toMatch(/^\/(?!\/)/)
      }),
      { numRuns: 1000 },
    )
  })
})
