import { once } from 'node:events'
import { createServer } from 'node:http'
import { listen } from '#src/server/process/listen.ts'

// The other side of the comparison: Node's own server answering every request with the bytes it was given.
type Given = { headers: Record<string, string>; /** base64 */ body: string }

const [{ headers, body }] = (await once(process, 'message')) as [Given]
const bytes = Buffer.from(body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, { ...headers, 'content-length': bytes.length })
  response.end(bytes)
})
process.send?.(await listen(server, { port: 0, host: '127.0.0.1' }))
