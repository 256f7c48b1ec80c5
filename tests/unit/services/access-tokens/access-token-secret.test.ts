import { describe, expect, it } from 'vitest'
import {
  generateToken,
  hashToken,
  isToken,
  secretId,
} from '#src/services/access-tokens/access-token-secret.ts'

const SECRET = 'a secret of thirty-two characters'
const OTHER = 'another one of 32 characters or so'

describe('an access token', () => {
  it('has 256 random bits and a MAC of 48, and is never made twice', () => {
    const [first, second, third] = Array.from({ length: 3 }, () => generateToken(SECRET))
    expect(new Set([first, second, third]).size).toBe(3)
    expect(second).toMatch(/^folio_[\w-]{51}$/)
    expect(isToken(second ?? '', SECRET)).toBe(true)
  })

  it('is refused by its form with one character changed, and where the secret is another one', () => {
    const token = generateToken(SECRET)
    for (const at of [6, 30, 48, 49, 56]) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect({ at, is: isToken(changed, SECRET) }).toEqual({ at, is: false })
    }
    expect(isToken(token, OTHER)).toBe(false)
  })

  it.each([
    ['of the previous form', `folio_${'A'.repeat(43)}`],
    ['with other characters', `folio_${'A'.repeat(50)}.`],
    ['of other characters of the same length', `folio_${'é'.repeat(51)}`],
    ['with a line break', `${generateToken(SECRET)}\n`],
    ['empty', ''],
  ])('is refused when it is %s', (_, text) => {
    expect(isToken(text, SECRET)).toBe(false)
  })

  it('is stored as a hash below the id of the secret, so that another secret finds no row', () => {
    const token = generateToken(SECRET)
    expect(hashToken(token, SECRET)).toMatch(/^[0-9a-f]{16}:[0-9a-f]{64}$/)
    expect(hashToken(token, SECRET).startsWith(secretId(SECRET))).toBe(true)
    expect(hashToken(token, OTHER)).not.toBe(hashToken(token, SECRET))
    expect(secretId(OTHER)).not.toBe(secretId(SECRET))
  })
})
