import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accentStyle } from '#src/lib/color/accent-style.ts'
import { DEFAULT_ACCENTS } from '#src/lib/color/accent.ts'
import type { Area } from '#src/server/request/area.ts'
import { contentSecurityPolicy } from '#src/server/security/csp.ts'
import { frameOptions } from '#src/server/security/security-headers.ts'
import { styleSources } from '#src/server/security/inline-sources.ts'

const style = accentStyle({ ...DEFAULT_ACCENTS, light: '#a15600' })
const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const styleOf = (policy: string) => /style-src ([^;]*)/.exec(policy)?.[1]

describe('inline styles', () => {
  it('are allowed only when they are the accents chosen by the owner', () => {
    const html = `<head><style>${style}</style><style>body{display:none}</style></head>`
    expect(styleSources(html)).toEqual([source])
  })

  it('have their hash in the policy of public pages, next to the hash of plain pages', () => {
    const [plain, chosen] = [[], [source]].map((styles) =>
      styleOf(contentSecurityPolicy({ area: 'page', styles })),
    )
    expect(plain).toMatch(/^'self' 'sha256-[^ ]+'$/)
    expect(chosen).toBe(`${plain} ${source}`)
  })

  it('need no hash in the management area, where it would disable the styles of dialogs', () => {
    const policy = contentSecurityPolicy({ area: 'cms', styles: [source] })
    expect(styleOf(policy)).toBe("'self' 'unsafe-inline'")
  })
})

describe('files from another origin', () => {
  const policyOf = (area: Area, filesUrl?: string) => contentSecurityPolicy({ area, filesUrl })
  const filesUrl = 'https://files.example.com'

  it('may be shown and played on public pages, which else have the same policy', () => {
    expect(policyOf('page', filesUrl)).toBe(
      policyOf('page').replace(/(?:img|media)-src [^;]*/g, (given) => `${given} ${filesUrl}`),
    )
  })

  it.each(['cms', 'admin', 'payload', 'api', 'files'] as const)('are unknown to %s', (area) => {
    expect(policyOf(area, filesUrl)).toBe(policyOf(area))
  })
})

it.each([
  ['page', false, 'DENY', "'none'"],
  ['page', true, 'SAMEORIGIN', "'self'"],
  ['cms', true, 'DENY', "'none'"],
  ['admin', true, 'DENY', "'none'"],
  ['api', true, 'DENY', "'none'"],
  ['payload', false, 'SAMEORIGIN', "'self'"],
] as const)('allows framing %s with a session %s: %s', (area, hasSession, options, ancestors) => {
  expect(frameOptions({ area, hasSession })).toBe(options)
  const policy = contentSecurityPolicy({ area, hasSession })
  expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe(ancestors)
})

describe('generated files', () => {
  const NONE = "default-src 'none'; frame-ancestors 'none'"
  const XML = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"

  it.each([
    ['text/markdown', NONE],
    ['application/json', NONE],
    ['image/png', NONE],
    ['application/rss+xml', XML],
    ['application/xml', XML],
    ['image/svg+xml', XML],
  ])('loads nothing for files of the type %s', (contentType, policy) => {
    expect(contentSecurityPolicy({ area: 'page', contentType })).toBe(policy)
    expect(contentSecurityPolicy({ area: 'page', contentType, isDevelopment: true })).toBe(policy)
  })

  it('are not scripts: a worker has the policy of its own file', () => {
    const given = { area: 'static', contentType: 'application/javascript' } as const
    expect(contentSecurityPolicy(given)).toContain("script-src 'self'")
  })
})
