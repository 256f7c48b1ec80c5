// @module-tag long
import { describe, expect, it } from 'vitest'
import { mediaItemSchema } from '#src/contract/media/media-schemas.ts'
import { itRefusesBombs } from '#tests/suites/fuzz/bombs.ts'
import { greyPng } from '#tests/support/image-bombs.ts'
import { expectAnswer } from '#tests/support/requests.ts'

describe('image decompression bombs', () => {
  const sendWatched = itRefusesBombs()

  it('a small picture with 256 MB behind it is read as far as it says, and no further', async () => {
    const bytes = await greyPng(100, 100, 2_600_000)
    const response = await sendWatched(bytes, 'more.png')
    expect(await expectAnswer(response, 201, mediaItemSchema)).toMatchObject({
      width: 100,
      height: 100,
    })
  })
})
