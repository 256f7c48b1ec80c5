import { expect, it } from 'vitest'
import { readEnv } from '#src/env.ts'

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ SITE_URL: 'http://localhost:3000' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SEED: '' }, false],
  [{ NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' }, false],
  [{ SITE_URL: 'https://ada.example' }, false],
  [{ NODE_ENV: 'production', SITE_URL: 'https://ada.example', SEED: 'true' }, true],
  [{ SEED: 'false' }, false],
])('decides for %j whether to add example content: %s', (settings, isWanted) => {
  expect(readEnv(settings).SEED).toBe(isWanted)
})
