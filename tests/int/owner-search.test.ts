import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { messageBody } from '#tests/support/post-bodies.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { saveInAdmin } from '#tests/support/admin.ts'
import { storeMedia } from '#tests/support/uploads.ts'
import { answerOf, sendCall } from '#tests/support/requests.ts'
import { create } from '#tests/support/post-calls.ts'

describe('GET /api/search/all', () => {
  it('finds drafts, projects, media, resumes and messages', async () => {
    await create({ title: 'A needle of a draft', isPublished: false })
    await saveInAdmin('POST', '/projects', { title: 'Needle', summary: 'x', _status: 'draft' })
    await storeMedia(await imageFile('png', { width: 8, height: 8 }), 'my-needle_v2.png')
    await sendCall(calls.createMessage, { json: messageBody({ message: 'Found a needle.' }) })
    const found = await answerOf(calls.searchAll, { query: '?q=needle' })
    expect(found.map(({ kind, label, detail }) => [kind, label, detail])).toEqual([
      ['media', 'my-needle_v2.png', 'image/png'],
      ['message', 'A question', 'Rita Reader'],
      ['post', 'A needle of a draft', 'draft'],
      ['project', 'Needle', 'draft'],
    ])
  })

  it.each(['- '.repeat(100), '-'.repeat(200), '-thread', '-"thread"', '-thread !!'])(
    'finds nothing by %j',
    async (q) => {
      const query = `?${new URLSearchParams({ q })}`
      expect(await answerOf(calls.searchAll, { query })).toEqual([])
    },
  )
})
