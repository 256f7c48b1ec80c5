import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '#src/server/process/listen.ts'

export type Fault =
  | { kind: 'none' }
  /** Delays each chunk. */
  | { kind: 'slow'; ms: number }
  /** Accepts connections and bytes, and never responds. */
  | { kind: 'frozen' }
  /** Refuses connections and resets existing ones. */
  | { kind: 'down' }
  /** Resets after so many more bytes of responses, once or repeatedly. */
  | { kind: 'cut-answer'; after: number; isLasting?: true }
  /** Forwards so many more bytes of responses, and then hangs. */
  | { kind: 'stall-answer'; after: number }
  /** Resets instead of forwarding a statement with this text, or right after the database has received it. */
  | { kind: 'cut-statement'; text: string; when: 'before' | 'after' }

/** A TCP proxy between the product and its database or bucket that injects faults. */
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
      to.destroy() // a connection that was cut
    }
  }

  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  const through = new URL(targetUrl)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return {
    url: through.href,
    set: (next: Fault) => {
      fault = next
      passed = 0
      if (next.kind === 'down') for (const socket of sockets) socket.resetAndDestroy()
    },
    /** Bytes of responses since a fault of their count was set. */
    passed: () => passed,
    stop: async () => {
      fault = { kind: 'down' }
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
