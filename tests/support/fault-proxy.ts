import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Fault =
  | { kind: 'none' }
  /** Every piece arrives later. */
  | { kind: 'slow'; ms: number }
  /** Takes connections and bytes, and never says a word. */
  | { kind: 'frozen' }
  /** Refuses connections and resets those that exist. */
  | { kind: 'down' }
  /** Resets after so many more bytes of answers; once, or as often as somebody tries again. */
  | { kind: 'cut-answer'; after: number; isLasting?: true }
  /** Passes on so many more bytes of answers, and then never a word. */
  | { kind: 'stall-answer'; after: number }
  /** Resets instead of passing on a statement with this text, or right after the database has got it. */
  | { kind: 'cut-statement'; text: string; when: 'before' | 'after' }

/** Stands between the product and its database or its bucket, and breaks the line when it is told to. */
export async function startFaultProxy(targetUrl: string) {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let fault: Fault = { kind: 'none' }
  let passed = 0

  const server = createServer((client) => {
    if (fault.kind === 'down') return void client.resetAndDestroy()
    const upstream = connect(Number(target.port), target.hostname)
    const reset = () => {
      client.resetAndDestroy()
      upstream.resetAndDestroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true).on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        reset()
      })
    }
    void pump(client, upstream, async (piece) => {
      if (fault.kind !== 'cut-statement' || !piece.includes(fault.text)) return 'pass'
      const { when } = fault
      fault = { kind: 'none' }
      if (when === 'after') {
        upstream.write(piece)
        await pause(20)
      }
      reset()
      return 'stop'
    })
    void pump(upstream, client, async (piece) => {
      if (fault.kind !== 'cut-answer' && fault.kind !== 'stall-answer') return 'pass'
      passed += piece.length
      if (passed < fault.after) return 'pass'
      if (fault.kind === 'stall-answer') fault = { kind: 'frozen' }
      if (fault.kind === 'frozen') return 'pass'
      passed = 0
      if (!fault.isLasting) fault = { kind: 'none' }
      client.write(piece.subarray(0, 7))
      await pause(2)
      reset()
      return 'stop'
    })
  })

  async function pump(
    from: Socket,
    to: Socket,
    judge: (piece: Buffer) => Promise<'pass' | 'stop'>,
  ) {
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        if (fault.kind === 'slow') await pause(fault.ms)
        while (fault.kind === 'frozen') await pause(20)
        if ((await judge(piece)) === 'stop') return
        to.write(piece)
      }
    } catch {
      to.destroy() // a line that was cut
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(targetUrl)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    set: (next: Fault) => {
      fault = next
      passed = 0
      if (next.kind === 'down') for (const socket of sockets) socket.resetAndDestroy()
    },
    stop: async () => {
      fault = { kind: 'down' }
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
