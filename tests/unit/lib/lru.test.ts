import { expect, it } from 'vitest'
import { createLru } from '#src/lib/lru.ts'

it('evicts the least recently used entry, and never exceeds the maximum weight', () => {
  const lru = createLru<string>(20, (value) => value.length)
  for (const key of ['a', 'b', 'c', 'd']) lru.set(key, '12345')
  expect(lru.get('a')).toBe('12345')
  lru.set('e', '12345')
  expect(lru.get('b')).toBeUndefined()
  expect(lru.get('a')).toBe('12345')
  expect([lru.size, lru.weight]).toEqual([4, 20])
})

it('replaces an entry together with its weight', () => {
  const lru = createLru<string>(20, (value) => value.length)
  lru.set('a', '12345')
  lru.set('a', '1')
  expect([lru.get('a'), lru.size, lru.weight]).toEqual(['1', 1, 1])
})

it('keeps the newest entry whatever its weight, and evicts it for the next', () => {
  const lru = createLru<string>(4, (value) => value.length)
  lru.set('a', '123')
  lru.set('huge', '123456')
  expect([lru.get('a'), lru.get('huge')]).toEqual([undefined, '123456'])
  lru.set('b', '12')
  expect([lru.get('huge'), lru.get('b'), lru.weight]).toEqual([undefined, '12', 2])
})
