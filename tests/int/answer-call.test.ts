import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { answerCall } from '#src/http/answer-call.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { expectRefusal, send, sendAsAdmin } from '#tests/support/requests.ts'

const ask = (method: string, path: string) => send(answerCall, method, path)

describe('the call of a method and path', () => {
  it.each([
    ['GET', '/api/nowhere', 404],
    ['OPTIONS', '/api/nowhere', 404],
    ['GET', '/api/blog/a/b', 404],
    ['PUT', '/api/blog', 405],
    ['OPTIONS', '/api/blog', 405],
    ['DELETE', '/api/resume/active', 405],
    ['PUT', '/api/internal/refresh', 405],
  ])('%s %s is %s, whose body the server in front writes', async (method, path, status) => {
    const response = await ask(method, path)
    expect([response.status, await response.text()]).toEqual([status, ''])
  })

  it('answers HEAD as GET', async () => {
    expect((await ask('HEAD', '/api/resume/active')).status).toBe(
      (await ask('GET', '/api/resume/active')).status,
    )
    expect((await ask('HEAD', '/api/blog')).status).toBe(200)
  })

  it('decodes a parameter', async () => {
    await sendAsAdmin(calls.createPost, { json: postBody({ slug: 'one-two' }) })
    expect((await ask('GET', '/api/blog/one%2Dtwo')).status).toBe(200)
    await expectRefusal(await ask('GET', '/api/blog/one%252Dtwo'), 404)
    await expectRefusal(await ask('GET', '/api/blog/one%2Ftwo'), 404)
  })
})
