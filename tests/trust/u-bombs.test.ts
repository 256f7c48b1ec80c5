import { describe, expect, it } from 'vitest'
import { itRefusesBombs } from '#tests/support/bomb-suite.ts'
import { picture } from '#tests/support/sample-files.ts'
import { storeMedia } from '#tests/support/uploads.ts'

// All of them: npm run test:long.
const BOMBS = [
  '256 megapixels, all of them there',
  '65,535 pixels each way, declared',
  'half a JPEG',
]

describe('U: pictures that are made to take memory (P5)', () => {
  itRefusesBombs(BOMBS)

  it('★ and a picture afterwards is stored as ever', async () => {
    expect((await storeMedia(await picture('webp'), 'after.webp')).url).toMatch(/\.webp$/)
  })
})
