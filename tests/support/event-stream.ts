import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** An open change stream: its events so far, `type` and data of each. */
export async function openEventStream(port: number, headers: Record<string, string> = {}) {
  const call = request({ host: '127.0.0.1', port, path: '/api/changes', headers, agent: false })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  call.on('error', () => undefined)
  call.end()
  const [answer] = await answered
  let text = ''
  let isEnded = false
  answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  answer.on('end', () => (isEnded = true)).on('error', () => (isEnded = true))
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: () => text,
    isEnded: () => isEnded,
    events: (type: string) =>
      [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)]
        .filter(([, name]) => name === type)
        .map(([, , data = '']) => JSON.parse(data) as unknown),
    close: () => call.destroy(),
  }
}
