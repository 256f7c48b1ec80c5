import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { SECURITY_HEADERS } from '#tests/support/security-headers.ts'

// What each response carries: tests/int/server.test.ts and tests/http/public-pages.test.ts.
const HTTPS = { 'strict-transport-security': 'max-age=63072000' }
const SESSION = 'folio-token=x; Path=/; HttpOnly; SameSite=Lax; Secure'
const { payload, ...others } = SECURITY_HEADERS

describe('Mozilla Observatory score of the security headers', () => {
  it.each(Object.entries(others))('A+ for pages, calls, files and refusals: %s', (_, headers) => {
    const sent = { ...headers, ...HTTPS }
    expect(observatoryScore(sent).grade).toBe('A+')
    expect(observatoryScore({ ...sent, 'set-cookie': [SESSION] }).grade).toBe('A+')
  })

  it('B+ for the built-in admin, only because of its inline scripts', () => {
    expect(observatoryScore({ ...payload, ...HTTPS })).toEqual({ score: 80, grade: 'B+' })
  })

  it.each([
    ['no policy', { 'content-security-policy': undefined }],
    [
      'inline scripts',
      { 'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'" },
    ],
    [
      'scripts from anywhere',
      { 'content-security-policy': "default-src *; frame-ancestors 'none'" },
    ],
    ['no HSTS', { 'strict-transport-security': undefined }],
    ['an open origin', { 'access-control-allow-origin': '*' }],
    ['a bare cookie', { 'set-cookie': ['a=b'] }],
  ])('the score would notice %s', (_, changes) => {
    const sent = { ...SECURITY_HEADERS.page, ...HTTPS, ...changes }
    expect(observatoryScore(sent).score).toBeLessThan(90)
  })
})

/**
 * Mozilla's HTTP Observatory, computed from the headers of one response on https: the modifiers of its published
 * scoring table that apply to our responses, and the lowest score of its kind for anything else. Checks that need other
 * requests (redirection from http, CORS files) are tested elsewhere and count nothing here.
 */
function observatoryScore(headers: IncomingHttpHeaders): { score: number; grade: string } {
  const modifiers = [
    policy(String(headers['content-security-policy'] ?? '')),
    cookies(headers['set-cookie'] ?? []),
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
    transport(String(headers['strict-transport-security'] ?? '')),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    frames(headers),
    referrer(String(headers['referrer-policy'] ?? '')),
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ]
  const penalties = modifiers.filter((value) => value < 0)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const bare = Math.max(0, 100 + sum(penalties))
  const score = bare >= 90 ? bare + sum(modifiers.filter((value) => value > 0)) : bare
  return { score, grade: gradeOf(score) }
}

const GRADES: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
]
const gradeOf = (score: number) => GRADES.find(([least]) => score >= least)?.[1] ?? 'C or worse'

function policy(text: string): number {
  if (text === '') return -25
  const directives = new Map(
    text.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = of('script-src')
  const isNamed = scripts.some((source) => /^'(nonce|sha\d+)-/.test(source))
  const isOpen = (sources: string[]) => sources.some((one) => /^(\*|https?:|data:)$/.test(one))
  if (isOpen(scripts) || isOpen(of('object-src'))) return -20
  if (scripts.includes("'unsafe-inline'") && !isNamed) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (of('style-src').includes("'unsafe-inline'")) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookies(lines: string[]): number {
  if (lines.length === 0) return 0
  if (lines.some((line) => !/;\s*secure/i.test(line) || !/;\s*httponly/i.test(line))) return -40
  return lines.every((line) => /;\s*samesite=(lax|strict)/i.test(line)) ? 5 : 0
}

function transport(text: string): number {
  const age = Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0)
  if (age === 0) return -20
  return age < 15_768_000 ? -10 : 0
}

function frames(headers: IncomingHttpHeaders): number {
  const [, ancestors] =
    /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy'])) ?? []
  if (ancestors && !/\*|https?:(\s|$)/.test(ancestors)) return 5
  return /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? '')) ? 5 : -20
}

const referrer = (text: string) =>
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(text)
    ? 5
    : text === ''
      ? 0
      : -5
