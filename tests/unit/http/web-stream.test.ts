import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { toWebStream } from '#src/http/web-stream.ts'

const turn = () => new Promise(setImmediate)
const pieces = (count: number) =>
  Readable.from(Array.from({ length: count }, (_, at) => Buffer.from(`${at} `)))

describe('a Node stream as a response body', () => {
  it('is complete and in order', async () => {
    expect(await new Response(toWebStream(pieces(4))).text()).toBe('0 1 2 3 ')
    expect(await new Response(toWebStream(pieces(0))).text()).toBe('')
  })

  it('fails the body when the stream fails', async () => {
    const stream = new Readable({ read() {} })
    stream.push('begun')
    const body = new Response(toWebStream(stream)).text()
    await turn()
    stream.destroy(new Error('the disk is gone'))
    await expect(body).rejects.toThrow('the disk is gone')
  })

  it('fails the body when the stream failed before the first read', async () => {
    const stream = new Readable({ read() {} })
    const body = toWebStream(stream)
    stream.destroy(new Error('the disk is gone'))
    await turn()
    await expect(new Response(body).text()).rejects.toThrow('the disk is gone')
  })

  it('is destroyed when the client has disconnected before the first read', async () => {
    const visit = new AbortController()
    const [before, after] = [pieces(20), pieces(20)]
    toWebStream(before, visit.signal)
    visit.abort()
    toWebStream(after, visit.signal)
    await turn()
    expect([before.destroyed, after.destroyed]).toEqual([true, true])
  })

  it.each([0, 1, 2])('is destroyed when the reader cancels after %i chunks', async (count) => {
    const stream = pieces(20)
    const reader = toWebStream(stream).getReader()
    for (let at = 0; at < count; at += 1) await reader.read()
    const waiting = reader.read()
    await reader.cancel()
    await Promise.allSettled([waiting])
    // The pending chunk is discarded, and nothing is thrown.
    await turn()
    expect(stream.destroyed).toBe(true)
  })
})
