import { beginRequest, responseTo } from './http-client.ts'

/** An open change stream: its events so far, `type` and data of each. */
export async function openEventStream(port: number, headers: Record<string, string> = {}) {
  const call = beginRequest(port, '/api/changes', { headers })
  const answer = await responseTo(call.end())
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
