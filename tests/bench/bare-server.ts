import { createServer } from 'node:http'

// The other side of the comparison: Node's own server answering every request with the bytes it was given.
type Given = { headers: Record<string, string>; /** base64 */ body: string }

process.once('message', ({ headers, body }: Given) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes.length })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
  })
})
