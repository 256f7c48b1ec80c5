import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; text: string }

/** A real local SMTP server that stores received mail. `refuse` makes it reject all mail. */
export async function startMailServer() {
  const mails: ReceivedMail[] = []
  let isRefusing = false
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isRefusing) {
          refused += 1
          return done(new Error('The mailbox is full'))
        }
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, text: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused: () => refused,
    refuse: (value: boolean) => (isRefusing = value),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
