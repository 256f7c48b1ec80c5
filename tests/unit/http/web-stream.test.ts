import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { toWebStream } from '#src/http/web-stream.ts'

const turn = () => new Promise(setImmediate)
const pieces = (count: number) =>
  Readable.from(Array.from({ length: count }, (_, at) => Buffer.from(`${at} `)))

describe('a stream as the body of an answer', () => {
  it('comes whole and in order', async () => {
    expect(await new Response(toWebStream(pieces(4))).text()).toBe('0 1 2 3 ')
    expect(await new Response(toWebStream(pieces(0))).text()).toBe('')
  })

  it('that breaks off, breaks the body off', async () => {
    const stream = new Readable({ read() {} })
    stream.push('begun')
    const body = new Response(toWebStream(stream)).text()
    await turn()
    stream.destroy(new Error('the disk is gone'))
    await expect(body).rejects.toThrow('the disk is gone')
  })

  it('that broke before anybody read it, too', async () => {
    const stream = new Readable({ read() {} })
    const body = toWebStream(stream)
    stream.destroy(new Error('the disk is gone'))
    await turn()
    await expect(new Response(body).text()).rejects.toThrow('the disk is gone')
  })

  it('is let go when its visitor has left before anybody read it', async () => {
    const visit = new AbortController()
    const [before, after] = [pieces(20), pieces(20)]
    toWebStream(before, visit.signal)
    visit.abort()
    toWebStream(after, visit.signal)
    await turn()
    expect([before.destroyed, after.destroyed]).toEqual([true, true])
  })

  it.each([0, 1, 2])('is let go when who reads it leaves after %i pieces', async (count) => {
    const stream = pieces(20)
    const reader = toWebStream(stream).getReader()
    for (let at = 0; at < count; at += 1) await reader.read()
    const waiting = reader.read()
    await reader.cancel()
    await Promise.allSettled([waiting])
    // Whatever was on its way comes to nobody, and nothing is thrown.
    await turn()
    expect(stream.destroyed).toBe(true)
  })
})
