import { connect } from 'node:net'

/** The head of a POST; its body follows. */
export const postHead = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n')

/**
 * Sends a head, and then pieces for as long as the server reads them, without ever closing its side.
 * @returns what came, once the server has closed the connection
 */
export function sendSlowly(
  port: number,
  { head, piece = 'x', everyMs = 25 }: { head: string; piece?: string; everyMs?: number },
): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => (received += text))
  // A closed connection is reset by the next piece.
  socket.on('error', () => undefined)
  socket.write(head)
  const timer = setInterval(() => socket.write(piece), everyMs)
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(timer)
      resolve(received)
    }),
  )
}

/** The statuses of all responses on a connection. */
export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
