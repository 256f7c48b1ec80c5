import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import { put, sendNew } from '#tests/support/post-calls.ts'
import { expectAnswer, expectRefusal, sendAsAdmin, sendCall } from '#tests/support/requests.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { sendId } from '#tests/support/uploads.ts'
import { fileForm } from '#tests/support/http-client.ts'

const ask = async (call: Call, key: string, title = 'Once') => {
  return sendAsAdmin(call, {
    ...(call.upload
      ? { body: fileForm(call.upload, pdf(), 'once.pdf') }
      : { json: postBody({ title }) }),
    headers: { 'idempotency-key': key },
  })
}
const idOf = async (response: Response) => {
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const created = (response: Response) => expectAnswer(response, 201, postSchema)
const MAKING = [
  ['a post', calls.createPost, 'posts'],
  ['a file', calls.uploadMedia, 'media'],
  ['a resume', calls.uploadResume, 'resumes'],
] as const

describe('a request repeated with its idempotency key', () => {
  it.each(MAKING)('creates %s once, also for two concurrent requests', async (_, call, table) => {
    const key = `${table}-1234567890`
    const ids = await Promise.all(
      [ask(call, key), ask(call, key)].map(async (one) => idOf(await one)),
    )
    ids.push(await idOf(await ask(call, key)))
    expect(new Set(ids).size).toBe(1)
    const [row] = await readSql(sql`select count(*)::int as count from ${sql.identifier(table)}`)
    expect(row?.['count']).toBe(1)
    expect(await idOf(await ask(call, `${key}-other`))).not.toBe(ids[0])
  })

  it('stores a message once, also for two concurrent requests', async () => {
    const say = () =>
      sendCall(calls.createMessage, {
        json: messageBody(),
        headers: { 'idempotency-key': 'message-1234567890' },
      })
    const answers = [...(await Promise.all([say(), say()])), await say()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const [row] = await readSql(sql`select count(*)::int as count from contacts`)
    expect(row?.['count']).toBe(1)
  })

  it.each([3, 8])('gets the same answer %d times concurrently', async (count) => {
    const body = postBody({ title: `At once ${count}` })
    const key = { 'idempotency-key': `at-once-${count}-of-them` }
    const sent = Array.from({ length: count }, () => sendNew(body, key))
    const answers = await Promise.all((await Promise.all(sent)).map(created))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('updates the post with the newer body', async () => {
    const key = { 'idempotency-key': 'the-same-request' }
    const { id } = await created(await sendNew(postBody({ title: 'Written first' }), key))
    const changed = postBody({ title: 'Written on' })
    const sent = await Promise.all([sendNew(changed, key), sendNew(changed, key)])
    for (const answer of await Promise.all(sent.map(created)))
      expect(answer).toMatchObject({ id, title: 'Written on' })
  })

  it('does not overwrite a save made in between', async () => {
    const key = { 'idempotency-key': 'an-older-request' }
    const body = postBody({ title: 'Written first' })
    const first = await created(await sendNew(body, key))
    expect(await created(await sendNew(body, key))).toEqual(first)
    expect((await put(first.id, postBody({ title: 'Edited elsewhere' }))).status).toBe(200)
    expect((await sendNew(body, key)).status).toBe(412)
    const post = await expectAnswer(await sendId(calls.getPost, first.id), 200, postSchema)
    expect(post.title).toBe('Edited elsewhere')
  })

  it('is executed when the first one failed', async () => {
    const key = 'failed-1234567890'
    expect((await ask(calls.createPost, key, '')).status).toBe(400)
    await idOf(await ask(calls.createPost, key))
  })

  it.each(['short', 'x'.repeat(65), 'with spaces in it all'])('refuses the key %j', async (key) => {
    const body = await expectRefusal(await ask(calls.createPost, key), 400)
    expect(body.message).toMatch(/^Idempotency-Key must be/)
  })
})
