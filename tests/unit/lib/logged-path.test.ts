import { expect, it } from 'vitest'
import { loggedPath } from '#src/lib/http/logged-path.ts'

const TOKEN = `eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiJhIn0.${'a-_Z09'.repeat(7)}x`
const SECRET = `folio_${'a-_Z09'.repeat(7)}x`
const long = `/blog/${'a'.repeat(300)}`

it.each([
  ['/blog/a-post?p=a-secret', '/blog/a-post'],
  ['/api/auth/google/callback%3Fcode=a-secret', '/api/auth/google/callback'],
  [`/preview/${TOKEN}`, '/preview/…'],
  [`/preview/${TOKEN}/)`, '/preview/…/)'],
  [`/preview/${TOKEN.replaceAll('.', '%2E')}`, '/preview/…'],
  [`/%70review/${TOKEN}`, '/preview/…'],
  [`http://folio.test/preview/${TOKEN}`, 'http://folio.test/preview/…'],
  [`/blog/${TOKEN}`, '/blog/…'],
  [`/api/blog/${SECRET}/x`, '/api/blog/…/x'],
  [
    '/preview/post/0b0e8a3c-7a52-4c5a-9d57-0d6b3f8a1c11',
    '/preview/post/0b0e8a3c-7a52-4c5a-9d57-0d6b3f8a1c11',
  ],
  ['/blog/folio_1.2', '/blog/folio_1.2'],
  ['/blog/%E0%A4%A', '/blog/%E0%A4%A'],
  ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
  [long, long.slice(0, 200)],
  [`/blog/${'a'.repeat(180)}/${TOKEN}`, `/blog/${'a'.repeat(180)}/…`],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

// With quadratic time neither would end.
it.each(['eyJ', 'folio_', 'eyJfolio_-'])('masks a path of nothing but %s', (start) => {
  expect(loggedPath(`/blog/${start.repeat(1_000_000)}`)).toBe('/blog/…')
})
