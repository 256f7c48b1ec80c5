import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { IDEMPOTENCY_KEY_HEADER } from '#src/contract/idempotency-key.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { put, sendNew } from '#tests/support/post-calls.ts'
import { expectAnswer } from '#tests/support/requests.ts'

const withKey = () => ({ [IDEMPOTENCY_KEY_HEADER]: randomUUID() })
const answered = async (response: Response) => expectAnswer(response, 201, postSchema)

describe('a POST repeated with its idempotency key', () => {
  it.each([3, 8])('gets the same answer %d times concurrently', async (count) => {
    const key = withKey()
    const body = postBody({ title: `At once ${count}` })
    const sent = Array.from({ length: count }, () => sendNew(body, key))
    const answers = await Promise.all((await Promise.all(sent)).map(answered))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('gets the same answer later, but not after another save', async () => {
    const key = withKey()
    const body = postBody({ title: 'First' })
    const first = await answered(await sendNew(body, key))
    expect(await answered(await sendNew(body, key))).toEqual(first)
    expect((await put(first.id, postBody({ title: 'Second' }))).status).toBe(200)
    expect((await sendNew(body, key)).status).toBe(412)
  })

  it('with another body overwrites its own save, and no other', async () => {
    const key = withKey()
    const { id } = await answered(await sendNew(postBody({ title: 'First' }), key))
    const changed = postBody({ title: 'First, changed' })
    const sent = await Promise.all([sendNew(changed, key), sendNew(changed, key)])
    for (const answer of await Promise.all(sent.map(answered))) {
      expect(answer).toMatchObject({ id, title: 'First, changed' })
    }
    expect((await put(id, postBody({ title: 'Second' }))).status).toBe(200)
    expect((await sendNew(postBody({ title: 'Third' }), key)).status).toBe(412)
  })
})
