import { ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { Exchange } from '#src/server/exchange.ts'
import { contentTypeOf } from '#src/server/settle-headers.ts'

const answer = () => new ServerResponse({ method: 'GET' } as IncomingMessage)
const typeOf = (res: ServerResponse) => contentTypeOf({ res } as Exchange)

describe('the content type of an answer', () => {
  it('is known whether it was set or appended, without its parameters', () => {
    const type = 'application/JSON; charset=utf-8'
    expect(typeOf(answer().setHeader('Content-Type', type))).toBe('application/json')
    expect(typeOf(answer().setHeader('Content-Type', [type]))).toBe('application/json')
    expect(typeOf(answer().appendHeader('content-type', type))).toBe('application/json')
    expect(typeOf(answer())).toBe('')
  })
})
