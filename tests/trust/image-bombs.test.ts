import { describe, expect, it } from 'vitest'
import { itRefusesBombs } from '#tests/suites/fuzz/bombs.ts'
import { picture } from '#tests/support/sample-files.ts'
import { storeMedia } from '#tests/support/uploads.ts'

// All cases: npm run test:long.
const BOMBS = [
  '256 megapixels, all of them there',
  '65,535 pixels each way, declared',
  'half a JPEG',
]

describe('image decompression bombs', () => {
  itRefusesBombs(BOMBS)

  it('a normal image afterwards is stored', async () => {
    expect((await storeMedia(await picture('webp'), 'after.webp')).url).toMatch(/\.webp$/)
  })
})
