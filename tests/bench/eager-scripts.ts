import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '#src/server/process/listen.ts'

export async function startEagerSite(port: number) {
  const server = createServer((req, res) => {
    const isPage = req.headers['sec-fetch-dest'] === 'document'
    const headers = { ...req.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
    const asked = request({ port, host: '127.0.0.1', path: req.url, method: req.method, headers })
    asked.on('response', (answer) => void (isPage ? sendPage : sendAsIs)(answer, res))
    asked.end()
  })
  const { port: own } = await listen(server, { port: 0, host: '127.0.0.1' })
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${own}`, stop }
}

function sendAsIs(answer: IncomingMessage, res: ServerResponse) {
  res.writeHead(answer.statusCode ?? 500, answer.headers)
  answer.pipe(res)
}

async function sendPage(answer: IncomingMessage, res: ServerResponse) {
  const html = (await buffer(answer)).toString().replaceAll('type="deferred"', 'async=""')
  const body = brotliCompressSync(html)
  const { 'content-length': _, ...headers } = answer.headers
  res.writeHead(answer.statusCode ?? 500, {
    ...headers,
    'content-encoding': 'br',
    'content-length': body.length,
  })
  res.end(body)
}
