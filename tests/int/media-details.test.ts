import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { mediaItemSchema, mediaUseListSchema } from '#src/contract/media/media-schemas.ts'
import { expectAnswer, expectRefusal } from '#tests/support/requests.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { storeMedia, usesOf } from '#tests/support/uploads.ts'
import { create, saveDraftOver } from '#tests/support/post-calls.ts'
import { sendAsAdmin } from '#tests/support/send-call.ts'

const describeImage = (id: string, alt: string) =>
  sendAsAdmin(calls.updateMedia, { params: { id }, json: { alt } })
const uses = async (id: string) => expectAnswer(await usesOf([id]), 200, mediaUseListSchema)

describe('the alt text of an image', () => {
  it('is stored as given, and may be empty', async () => {
    const { id } = await storeMedia(await imageFile('png'), 'a.png')
    const described = await expectAnswer(
      await describeImage(id, ' A lighthouse at dusk '),
      200,
      mediaItemSchema,
    )
    expect(described.alt).toBe('A lighthouse at dusk')
    expect((await expectAnswer(await describeImage(id, ''), 200, mediaItemSchema)).alt).toBe('')
  })

  it.each(['x'.repeat(301), 'two\nlines', 'nul\u0000'])('refuses %j', async (alt) => {
    const { id } = await storeMedia(await imageFile('png'), 'b.png')
    await expectRefusal(await describeImage(id, alt), 400)
  })
})

describe('where a file is used', () => {
  it('names the posts that show it, drafts too, by title', async () => {
    const item = await storeMedia(await imageFile('png'), 'used.png')
    const other = await storeMedia(await imageFile('png'), 'other.png')
    const inText = await create({
      title: 'In the text',
      content: `<p>See</p><p><img src="${item.url}" alt="x"></p>`,
      isPublished: false,
    })
    const asCover = await create({ title: 'As its picture', imageUrl: item.url })
    expect(await uses(item.id)).toEqual([
      { kind: 'posts', id: asCover.id, title: 'As its picture', isPublished: true },
      { kind: 'posts', id: inText.id, title: 'In the text', isPublished: false },
    ])
    expect(await uses(other.id)).toEqual([])
  })

  it('names a published post whose newer draft shows it', async () => {
    const item = await storeMedia(await imageFile('png'), 'drafted.png')
    const post = await create({ title: 'Published without it' })
    await saveDraftOver(post.id, { content: `<p><img src="${item.url}" alt="x"></p>` })
    expect(await uses(item.id)).toEqual([
      { kind: 'posts', id: post.id, title: 'Published without it', isPublished: true },
    ])
  })
})
