import { expect, it } from 'vitest'
import { isSameSecret } from '#src/lib/http/same-secret.ts'

const KEY = 'an internal key of the tests'

it('accepts the secret', () => {
  expect(isSameSecret(KEY, KEY)).toBe(true)
})

it.each([
  ['nothing', undefined, KEY],
  ['no header', null, KEY],
  ['an empty one', '', KEY],
  ['a shorter one', KEY.slice(1), KEY],
  ['a longer one', `${KEY}.`, KEY],
  ['another last letter', `${KEY.slice(0, -1)}.`, KEY],
  ['two headers', [KEY, KEY], KEY],
  ['anything while none is set', KEY, undefined],
  ['nothing while none is set', undefined, undefined],
  ['an empty one while an empty one is set', '', ''],
])('refuses %s in place of the secret', (_, given, key) => {
  expect(isSameSecret(given, key)).toBe(false)
})
